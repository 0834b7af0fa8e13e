import { MultiSelect, Select } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "../api/client";
import { optionsOf } from "../directory/options";
import type { Person } from "../directory/types";
import { kitMessages } from "../i18n/kit-messages";
import { LIST, MULTIPLE_LIST } from "./choice-fields";
import type { Labelled } from "./text-fields";
import type { FieldProps } from "./use-form";

const PAUSE_MS = 200;
/** Whoever is not among so many is looked for by name. */
const SHOWN = 50;

interface ChosenAmong {
  placeholder?: string;
  /** Who is not offered: they are there already. */
  except?: ReadonlySet<string>;
}

export interface PersonFieldProps extends FieldProps<Person | null>, Labelled, ChosenAmong {
  clearable?: boolean;
  /** Beside words that say it. */
  hideLabel?: boolean;
}

export interface PeopleFieldProps extends FieldProps<Person[]>, Labelled, ChosenAmong {}

/** Those who were chosen stay among the choices whatever is searched. */
function useChoices(search: string, chosen: readonly Person[], except: ReadonlySet<string> | undefined) {
  const [wanted] = useDebouncedValue(search.trim(), PAUSE_MS);
  const found = useQuery({
    queryKey: ["identity", "members", "found", wanted],
    queryFn: async ({ signal }): Promise<Person[]> => {
      const query = { search: wanted, sort: "name" as const, pageNumber: 1, pageCount: SHOWN };
      return (await api.get("/api/Member/QueryMembers", { query, signal })).data;
    },
    placeholderData: keepPreviousData,
  });
  const fresh = (found.data ?? []).filter(({ userId }) => !except?.has(userId));
  const people = new Map([...chosen, ...fresh].map((person) => [person.userId, person]));
  return {
    people,
    select: {
      data: optionsOf.people([...people.values()]),
      // The service has searched.
      filter: ({ options }: { options: readonly unknown[] }) => options as never,
      searchable: true,
    },
  };
}

/** One of the company's people, found by name or e-mail as one types: a company may have thousands. */
export function PersonField(props: PersonFieldProps): ReactNode {
  const { value, onChange, except, autoFocus, hideLabel, label: name, ...rest } = props;
  const t = kitMessages.useT();
  const [search, setSearch] = useState("");
  const chosen = value ? [value] : [];
  const [label = ""] = optionsOf.people(chosen).map((each) => each.label);
  // The box shows who is chosen, which is nothing that anybody typed.
  const { people, select } = useChoices(search === label ? "" : search, chosen, except);
  return (
    <Select
      {...rest}
      {...(hideLabel ? { "aria-label": String(name) } : { label: name })}
      {...LIST}
      {...select}
      {...(autoFocus ? { "data-autofocus": true } : {})}
      nothingFoundMessage={t("people.none")}
      allowDeselect={rest.clearable ?? false}
      value={value?.userId ?? null}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(userId) => onChange((userId && people.get(userId)) || null)}
    />
  );
}

/** Several of the company's people. */
export function PeopleField({ value, onChange, except, autoFocus, ...rest }: PeopleFieldProps): ReactNode {
  const t = kitMessages.useT();
  const [search, setSearch] = useState("");
  const { people, select } = useChoices(search, value, except);
  return (
    <MultiSelect
      {...rest}
      {...MULTIPLE_LIST}
      {...select}
      {...(autoFocus ? { "data-autofocus": true } : {})}
      nothingFoundMessage={t("people.none")}
      hidePickedOptions
      value={value.map(({ userId }) => userId)}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(userIds) => onChange(userIds.flatMap((userId) => people.get(userId) ?? []))}
    />
  );
}
