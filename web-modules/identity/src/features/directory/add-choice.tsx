import { Button } from "@groundwork/kit";
import { type Option, SelectField } from "@groundwork/kit/forms";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import classes from "./row-list.module.css";

export interface AddChoiceProps {
  label: string;
  options: readonly Option[];
  loading: boolean;
  onAdd: (value: string, label: string) => void;
}

/** Choose one and add it. Two steps, because choosing by keyboard must not already write. */
export function AddChoice({ label, options, loading, onAdd }: AddChoiceProps): ReactNode {
  const t = messages.useT();
  const [value, setValue] = useState<string | null>(null);
  const chosen = options.find((each) => each.value === value);
  return (
    <div className={classes.add}>
      <SelectField
        name="add"
        label={label}
        placeholder={t("directory.choose")}
        nothingFound={t("directory.nothingFound")}
        options={options}
        value={chosen ? value : null}
        onChange={setValue}
        error={null}
        clearable
        searchable
      />
      <Button
        variant="default"
        loading={loading}
        disabled={!chosen}
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => {
          if (!chosen) return;
          onAdd(chosen.value, chosen.label);
          setValue(null);
        }}
      >
        {t("directory.add")}
      </Button>
    </div>
  );
}
