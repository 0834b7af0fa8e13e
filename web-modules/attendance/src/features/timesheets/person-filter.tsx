import { api, useQuery, useQueryClient } from "@groundwork/kit";
import type { Person } from "@groundwork/kit/directory";
import { PersonField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./filters.module.css";

interface PersonFilterProps {
  userId: string;
  onChange: (userId: string) => void;
}

const personKey = (userId: string) => ["identity", "members", "named", userId];

/** One person, by name: also one who has no days to be found in the list. */
export function PersonFilter({ userId, onChange }: PersonFilterProps): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const person = useQuery({
    queryKey: personKey(userId),
    queryFn: async ({ signal }): Promise<Person> =>
      api.get("/api/Member/GetMemberDetail", { query: { userId }, signal }),
    enabled: userId !== "",
  });
  // Who has left the company has days and no page: the filter is not empty because of that.
  const nameless = { userId, fullName: t("timesheets.unknown"), email: "" } as Person;
  return (
    <div className={classes.person}>
      <PersonField
        name="userId"
        label={t("timesheets.person")}
        placeholder={t("timesheets.anyPerson")}
        hideLabel
        clearable
        error={null}
        value={userId === "" ? null : (person.data ?? nameless)}
        onChange={(chosen) => {
          if (chosen) client.setQueryData(personKey(chosen.userId), chosen);
          onChange(chosen?.userId ?? "");
        }}
      />
    </div>
  );
}
