import { Button } from "@groundwork/kit";
import { optionsOf, type Person } from "@groundwork/kit/directory";
import { MultiSelectField } from "@groundwork/kit/forms";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import classes from "./row-list.module.css";

export interface AddPeopleProps {
  label: string;
  people: readonly Person[];
  loading: boolean;
  onAdd: (userIds: string[]) => void;
}

/** Choose several people and add them in one go. */
export function AddPeople({ label, people, loading, onAdd }: AddPeopleProps): ReactNode {
  const t = messages.useT();
  const [chosen, setChosen] = useState<string[]>([]);
  const valid = chosen.filter((userId) => people.some((each) => each.userId === userId));
  if (people.length === 0) return null;
  return (
    <div className={classes.add}>
      <MultiSelectField
        name="people"
        label={label}
        placeholder={valid.length === 0 ? t("directory.choosePeople") : ""}
        nothingFound={t("directory.nobodyFound")}
        options={optionsOf.people(people)}
        value={valid}
        onChange={setChosen}
        error={null}
      />
      <Button
        variant="default"
        loading={loading}
        disabled={valid.length === 0}
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => {
          onAdd(valid);
          setChosen([]);
        }}
      >
        {t("directory.add")}
      </Button>
    </div>
  );
}
