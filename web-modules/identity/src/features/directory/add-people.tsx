import { Button } from "@groundwork/kit";
import type { Person } from "@groundwork/kit/directory";
import { PeopleField } from "@groundwork/kit/forms";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import classes from "./row-list.module.css";

export interface AddPeopleProps {
  label: string;
  /** Who is there already. */
  here: ReadonlySet<string>;
  loading: boolean;
  onAdd: (userIds: string[]) => void;
}

/** Choose several people and add them in one go. */
export function AddPeople({ label, here, loading, onAdd }: AddPeopleProps): ReactNode {
  const t = messages.useT();
  const [chosen, setChosen] = useState<Person[]>([]);
  const fresh = chosen.filter(({ userId }) => !here.has(userId));
  return (
    <div className={classes.add}>
      <PeopleField
        name="people"
        label={label}
        placeholder={fresh.length === 0 ? t("directory.choosePeople") : ""}
        except={here}
        value={fresh}
        onChange={setChosen}
        error={null}
      />
      <Button
        variant="default"
        loading={loading}
        disabled={fresh.length === 0}
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => {
          onAdd(fresh.map(({ userId }) => userId));
          setChosen([]);
        }}
      >
        {t("directory.add")}
      </Button>
    </div>
  );
}
