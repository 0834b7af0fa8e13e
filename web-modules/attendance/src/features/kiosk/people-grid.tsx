import { Avatar, SearchInput, Stack, Text, Title, UnstyledButton } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import type { KioskPerson } from "./api";
import classes from "./kiosk.module.css";

/** By what is shown of them, or by how each of their names begins: nobody's whole name is sent to a gate. */
function isFoundBy({ name, nameBeginnings }: KioskPerson, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  if (name.toLocaleLowerCase().includes(wanted)) return true;
  return wanted
    .split(/\s+/)
    .every((word) => nameBeginnings.some((begins) => word.startsWith(begins) || begins.startsWith(word)));
}

interface PeopleGridProps {
  people: readonly KioskPerson[];
  onChoose: (person: KioskPerson) => void;
}

export function PeopleGrid({ people, onChoose }: PeopleGridProps): ReactNode {
  const t = messages.useT();
  const [search, setSearch] = useState("");
  const found = people.filter((person) => isFoundBy(person, search));
  return (
    <Stack gap="md">
      <Title order={1}>{t("kiosk.who")}</Title>
      <SearchInput value={search} onChange={setSearch} label={t("kiosk.search")} delay={0} />
      <ul className={classes.people}>
        {found.map((person) => (
          <li key={person.userId}>
            <UnstyledButton className={classes.person ?? ""} onClick={() => onChoose(person)}>
              <Avatar
                name={person.name}
                abbreviation={person.nameAbbreviation}
                backgroundColor={person.abbreviationBgColor}
                photoUrl={person.photoUrl}
                size="lg"
                decorative
              />
              {person.name}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {found.length === 0 && <Text role="status">{t("kiosk.nobody")}</Text>}
    </Stack>
  );
}
