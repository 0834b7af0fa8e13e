import { Undo2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { Field } from "../body/types";
import { settingOf } from "../fields/registry";
import { chosenLabels, type SelectionSetting } from "../fields/selection/selection";
import { formworkMessages } from "../messages";
import { useWithdrawn } from "./context";
import classes from "./hidden-entries.module.css";

/** What was chosen and is no longer offered: it does not count, and comes back when it is offered again. */
export function ClearedChoice({ field }: { field: Field }): ReactNode {
  const t = formworkMessages.useT();
  const withdrawn = useWithdrawn(field.id);
  if (withdrawn.length === 0) return null;
  const labels = chosenLabels(settingOf(field) as SelectionSetting, { selected: [...withdrawn] });
  return (
    <p className={classes.note} data-place="field">
      <Undo2 size={16} aria-hidden />
      <span>
        {t("fill.clearedChoice", { names: labels.map((label) => `“${label}”`).join(", "), count: labels.length })}
      </span>
    </p>
  );
}
