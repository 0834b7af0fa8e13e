import type { ReactNode } from "react";
import type { Field } from "../body/types";
import { formworkMessages } from "../messages";
import { useFieldValue, useFill } from "./context";
import classes from "./filled-field.module.css";
import { fieldElementId } from "./layout";
import { plainLines } from "./plain-lines";

/** A field whose kind or value is newer than this page: what is known of it, only to be read. Nothing of it is ever sent. */
export function NewerField({ field }: { field: Field }): ReactNode {
  const t = formworkMessages.useT();
  const { store } = useFill();
  const lines = plainLines(useFieldValue(field.id), (fileId) => store.file(fileId)?.name);
  return (
    <div className={classes.field} id={fieldElementId(field.id)}>
      <div className={classes.label}>{field.setting.label || field.name || field.type}</div>
      {lines.length > 0 && <div className={classes.plain}>{lines.join("\n")}</div>}
      <p className={classes.newer} role="note">
        {t("fill.unknownKind")}
      </p>
    </div>
  );
}
