import { ActionIcon } from "@groundwork/kit";
import { Redo2, Undo2 } from "@groundwork/kit/icons";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { sameJson } from "../json-guard";
import { formworkMessages } from "../messages";
import classes from "./item-list.module.css";

interface Steps<Item> {
  past: readonly (readonly Item[])[];
  present: readonly Item[];
  future: readonly (readonly Item[])[];
  changedAt: number;
}

const MOST_STEPS = 100;
/** As in the form's own history: what is typed within half a second is one step. */
const GROUP_MS = 500;

export interface ItemList<Item> {
  set: (items: readonly Item[], isTyped?: boolean) => void;
  /** For what holds the list: its keys undo in it first, and in the form where nothing is left here. */
  onKeyDown: (event: KeyboardEvent) => void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** A list of short items with steps of its own back and forth; each is a change of the form, too. */
export function useItemList<Item>(items: readonly Item[], onChange: (items: readonly Item[]) => void): ItemList<Item> {
  const [known, setKnown] = useState<Steps<Item>>(() => begin(items));
  // Changed from elsewhere, as by the form's own undo: what was before is not this list's to bring back.
  const steps = sameJson(known.present, items) ? known : begin(items);
  const go = (next: Steps<Item>) => {
    setKnown(next);
    onChange(next.present);
  };
  const { past, present, future } = steps;
  const [before, after] = [past.at(-1), future[0]];
  const undo = before
    ? () => go({ past: past.slice(0, -1), present: before, future: [present, ...future], changedAt: 0 })
    : null;
  const redo = after
    ? () => go({ past: [...past, present], present: after, future: future.slice(1), changedAt: 0 })
    : null;
  return {
    undo,
    redo,
    set: (next, isTyped = false) => {
      const changedAt = performance.now();
      const joins = isTyped && changedAt - steps.changedAt < GROUP_MS;
      const kept = joins ? past : [...past, present].slice(-MOST_STEPS);
      go({ past: kept, present: next, future: [], changedAt: isTyped ? changedAt : 0 });
    },
    onKeyDown: (event) => {
      const run = stepOf(event, undo, redo);
      if (!run) return;
      event.preventDefault();
      event.stopPropagation();
      run();
    },
  };
}

function begin<Item>(present: readonly Item[]): Steps<Item> {
  return { past: [], present, future: [], changedAt: 0 };
}

function stepOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, undo: ItemList<never>["undo"], redo: typeof undo) {
  if (!ctrlKey && !metaKey) return null;
  if (key.toLowerCase() === "z") return shiftKey ? redo : undo;
  return key.toLowerCase() === "y" ? redo : null;
}

/** Its two buttons. */
export function ItemListSteps({ undo, redo }: Pick<ItemList<never>, "undo" | "redo">): ReactNode {
  const t = formworkMessages.useT();
  return (
    <span className={classes.steps}>
      <Step label={t("builder.undoInList")} run={undo}>
        <Undo2 size={16} aria-hidden />
      </Step>
      <Step label={t("builder.redoInList")} run={redo}>
        <Redo2 size={16} aria-hidden />
      </Step>
    </span>
  );
}

function Step({ label, run, children }: { label: string; run: (() => void) | null; children: ReactNode }): ReactNode {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} disabled={!run} onClick={() => run?.()}>
      {children}
    </ActionIcon>
  );
}
