import { Avatar, SearchInput, Stack, Text, Title, UnstyledButton } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import type { KioskPerson } from "./api";
import classes from "./kiosk.module.css";

interface PeopleGridProps {
  people: readonly KioskPerson[];
  onChoose: (person: KioskPerson) => void;
}

export function PeopleGrid({ people, onChoose }: PeopleGridProps): ReactNode {
  const t = messages.useT();
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLocaleLowerCase();
  const found = people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
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
