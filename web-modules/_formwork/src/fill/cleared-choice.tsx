import { Undo2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { Field } from "../body/types";
import { settingOf } from "../fields/registry";
import { chosenLabels, type SelectionSetting } from "../fields/selection/selection";
import { formworkMessages } from "../messages";
import { useGoneWithAbove, useWithdrawn } from "./context";
import classes from "./hidden-entries.module.css";

/** What was chosen and is no longer offered: it does not count, and comes back when it is offered again. */
export function ClearedChoice({ field }: { field: Field }): ReactNode {
  const t = formworkMessages.useT();
  const withdrawn = useWithdrawn(field.id);
  const gone = useGoneWithAbove(field.id);
  if (gone.length > 0) return <Cleared words={t("fill.goneWithAbove", { names: named(gone), count: gone.length })} />;
  if (withdrawn.length === 0) return null;
  const labels = chosenLabels(settingOf(field) as SelectionSetting, { selected: [...withdrawn] });
  return <Cleared words={t("fill.clearedChoice", { names: named(labels), count: labels.length })} />;
}

function named(labels: readonly string[]): string {
  return labels.map((label) => `“${label}”`).join(", ");
}

function Cleared({ words }: { words: string }): ReactNode {
  return (
    <p className={classes.note} data-place="field">
      <Undo2 size={16} aria-hidden />
      <span>{words}</span>
    </p>
  );
}
