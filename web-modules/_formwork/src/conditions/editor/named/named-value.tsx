import { useQuery } from "@groundwork/kit";
import { MultiSelectField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import type { AskedField } from "../../asked";
import { type AskedItem, LIMITS_OF_CONDITIONS } from "../../model";
import { namedMessages } from "./messages";
import { type FoundItem, namedQuery, toldApart } from "./source";

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
  const known = new Map<string, FoundItem>(items.map((each) => [each.id, each]));
  // Chosen, it is called as it was then.
  for (const each of named) known.set(each.id, { ...known.get(each.id), ...each });
  const chosen = (id: string): AskedItem[] => {
    const item = known.get(id);
    return item ? [{ id, label: item.label }] : [];
  };
  return (
    <MultiSelectField
      name={name}
      label={label}
      nothingFound={t("nothingFound")}
      value={named.map(({ id }) => id)}
      error={isError ? t("failed") : null}
      options={toldApart([...known.values()])}
      onSearch={setSearch}
      onChange={(ids) => onChange(ids.slice(0, LIMITS_OF_CONDITIONS.named).flatMap(chosen))}
    />
  );
}
