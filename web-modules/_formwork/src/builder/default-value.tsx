import { type ReactNode, useEffect, useMemo } from "react";
import { newPage, newRow } from "../body/create";
import type { CommonSetting, Field } from "../body/types";
import { FillProvider } from "../fill/context";
import { FillField } from "../fill/fill-field";
import { FillStore } from "../fill/store";
import { formworkMessages } from "../messages";
import classes from "./default-value.module.css";

export interface DefaultValueProps {
  field: Field;
  setting: CommonSetting;
  /** Left out: what a default value is called. */
  label?: string;
  onChange: (field: Field) => void;
}

/** What a new submission starts with, filled in as the field itself is. */
export function DefaultValue({ field, setting, label: called, onChange }: DefaultValueProps): ReactNode {
  const t = formworkMessages.useT();
  const label = called ?? t("builder.defaultValue");
  const [shown, store] = useMemo(() => {
    const own = { ...setting, label, help: "" };
    const alone: Field = { ...field, setting: own, required: false, readonly: false, visible: true };
    // The page of the form draws the same field: an id is there once.
    alone.id = `default-${field.id}`;
    const made = new FillStore({ body: [newPage("", [newRow([alone])])] });
    made.check([alone.id], false);
    return [alone, made];
  }, [field, setting, label]);
  useEffect(
    () => store.onValues(() => onChange({ ...field, value: store.value(shown.id) })),
    [store, shown.id, field, onChange],
  );
  return (
    <div className={classes.value}>
      <FillProvider store={store}>
        <FillField field={shown} />
      </FillProvider>
    </div>
  );
}
