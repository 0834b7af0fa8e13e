import { useQuery } from "@groundwork/kit";
import type { Person } from "@groundwork/kit/directory";
import { PersonField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { memberQuery } from "../members/api";
import type { AuditRow } from "./api";

interface ActorFilterProps {
  /** Empty: anyone. */
  userId: string;
  rows: readonly AuditRow[] | undefined;
  onChange: (userId: string) => void;
}

/** Whose acts are shown. The address holds an id: who that is, the records tell, or else the company's people. */
export function ActorFilter({ userId, rows, onChange }: ActorFilterProps): ReactNode {
  const t = messages.useT();
  const [chosen, setChosen] = useState<Person | null>(null);
  const told = [chosen, ...(rows ?? []).map(({ actor }) => actor)].find((each) => each?.userId === userId);
  const member = useQuery({ ...memberQuery(userId), enabled: userId !== "" && rows !== undefined && !told });
  return (
    <PersonField
      name="actor"
      label={t("audit.actor")}
      hideLabel
      placeholder={t("audit.anyone")}
      clearable
      value={userId === "" ? null : (told ?? member.data ?? null)}
      error={null}
      onChange={(person) => {
        setChosen(person);
        onChange(person?.userId ?? "");
      }}
    />
  );
}
