import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import { kitMessages } from "../i18n/kit-messages";
import { Avatar } from "../ui/avatar";
import classes from "./person.module.css";
import type { Person } from "./types";

export function PersonAvatar({
  person,
  size = "md",
  named = false,
}: {
  person: Person;
  size?: "sm" | "md" | "lg" | "xl";
  named?: boolean;
}): ReactNode {
  return (
    <Avatar
      name={person.fullName}
      abbreviation={person.nameAbbreviation}
      backgroundColor={person.abbreviationBgColor}
      photoUrl={person.photoUrl}
      size={size}
      decorative={!named}
    />
  );
}

/** A person in one line: picture and name, with a second line where there is room for it. */
export function PersonLine({ person, detail }: { person: Person; detail?: ReactNode }): ReactNode {
  return (
    <span className={classes.line}>
      <PersonAvatar person={person} />
      <span className={classes.words}>
        <span className={classes.name}>{person.fullName || person.email}</span>
        {detail && (
          <Text component="span" size="sm" c="dimmed" className={classes.detail ?? ""}>
            {detail}
          </Text>
        )}
      </span>
    </span>
  );
}

const MOST_SHOWN = 3;

/** A few people side by side, and how many more there are. */
export function PeopleStack({ people }: { people: readonly Person[] }): ReactNode {
  const t = kitMessages.useT();
  const first = people[0];
  if (people.length === 1 && first) {
    return (
      <span className={classes.line}>
        <PersonAvatar person={first} size="sm" />
        <span className={classes.name}>{first.fullName}</span>
      </span>
    );
  }
  const rest = people.length - MOST_SHOWN;
  return (
    <span className={classes.stack} title={people.map((each) => each.fullName).join(", ")}>
      {people.slice(0, MOST_SHOWN).map((person) => (
        <PersonAvatar key={person.userId} person={person} size="sm" named />
      ))}
      {rest > 0 && (
        <Text component="span" size="sm" c="dimmed">
          {t("people.more", { count: rest })}
        </Text>
      )}
    </span>
  );
}
