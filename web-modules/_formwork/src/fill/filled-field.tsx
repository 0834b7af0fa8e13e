import { memo, type ReactNode, useMemo } from "react";
import type { Field } from "../body/types";
import { KINDS } from "../fields/drawn.gen";
import { isFieldType, rulesOf, settingOf } from "../fields/registry";
import { formworkMessages } from "../messages";
import { useFieldValue } from "./context";
import classes from "./filled-field.module.css";
import { fieldElementId } from "./layout";

/** One field as it was filled in. */
export const FilledField = memo(function FilledField({ field }: { field: Field }): ReactNode {
  const t = formworkMessages.useT();
  const raw = useFieldValue(field.id);
  const setting = useMemo(() => settingOf(field), [field]);
  if (!isFieldType(field.type)) return <p role="alert">{t("fill.unknownKind")}</p>;
  const rules = rulesOf(field.type);
  const { View, frame } = KINDS[field.type];
  const value = raw !== null && rules?.hasShape?.(raw) ? raw : null;
  const isEmpty = rules?.hasShape ? value === null || rules.isEmpty(value) : false;
  return (
    <div className={classes.field} id={fieldElementId(field.id)}>
      {frame !== "none" && <div className={classes.label}>{setting.label}</div>}
      {isEmpty && field.type !== "calculation" ? (
        <span className={classes.empty}>{t("fill.empty")}</span>
      ) : (
        <View field={field} setting={setting} value={value} />
      )}
    </div>
  );
});
