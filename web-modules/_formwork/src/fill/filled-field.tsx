import { memo, type ReactNode, useMemo } from "react";
import type { Field } from "../body/types";
import { KINDS } from "../fields/drawn.gen";
import { alignmentOf } from "../fields/kind";
import { isFieldType, rulesOf, settingOf } from "../fields/registry";
import { formworkMessages } from "../messages";
import { useFieldLabel } from "../messages/field-name";
import { isUnderstood } from "../values/check";
import { useSubmittedValue } from "./context";
import { useFieldAside } from "./field-aside";
import classes from "./filled-field.module.css";
import { fieldElementId } from "./layout";
import { NewerField } from "./newer-field";

/** One field as it was filled in. */
export const FilledField = memo(function FilledField({ field }: { field: Field }): ReactNode {
  const t = formworkMessages.useT();
  const raw = useSubmittedValue(field.id);
  const setting = useMemo(() => settingOf(field), [field]);
  const label = useFieldLabel(field);
  const aside = useFieldAside(field);
  if (!isFieldType(field.type) || !isUnderstood(field, raw)) return <NewerField field={field} />;
  const rules = rulesOf(field.type);
  const { View, frame, showsEmpty } = KINDS[field.type];
  const value = raw !== null && rules?.hasShape?.(raw) ? raw : null;
  const isEmpty = rules?.hasShape ? value === null || rules.isEmpty(value) : false;
  return (
    <div className={classes.field} id={fieldElementId(field.id)} data-aligned={alignmentOf(setting)}>
      {frame !== "none" && (
        <div className={classes.label}>
          {label}
          {aside}
        </div>
      )}
      {isEmpty && field.type !== "calculation" && !showsEmpty ? (
        <span className={classes.empty}>{t("fill.empty")}</span>
      ) : (
        <View field={field} setting={setting} value={isEmpty && showsEmpty ? null : value} kinds={KINDS} />
      )}
    </div>
  );
});
