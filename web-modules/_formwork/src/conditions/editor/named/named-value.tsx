import { useQuery } from "@groundwork/kit";
import { MultiSelectField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import type { AskedField } from "../../asked";
import { type AskedItem, LIMITS_OF_CONDITIONS } from "../../model";
import { namedMessages } from "./messages";
import { namedQuery } from "./source";

interface NamedValueProps {
  name: string;
  label: string;
  field: AskedField;
  named: readonly AskedItem[];
  onChange: (named: AskedItem[]) => void;
}

/** Whom or what a rule asks for: of all that the company has, found by the service. */
export default function NamedValue({ name, label, field, named, onChange }: NamedValueProps): ReactNode {
  const t = namedMessages.useT();
  const [search, setSearch] = useState("");
  const { data: items = [], isError } = useQuery(namedQuery(field, search));
  const known = new Map([...items, ...named].map((each) => [each.id, each]));
  return (
    <MultiSelectField
      name={name}
      label={label}
      nothingFound={t("nothingFound")}
      value={named.map(({ id }) => id)}
      error={isError ? t("failed") : null}
      options={[...known.values()].map(({ id, label: text }) => ({ value: id, label: text }))}
      onSearch={setSearch}
      onChange={(ids) => onChange(ids.slice(0, LIMITS_OF_CONDITIONS.named).flatMap((id) => known.get(id) ?? []))}
    />
  );
}
