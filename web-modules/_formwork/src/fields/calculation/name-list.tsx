import { type KeyboardEvent, type ReactNode, useState } from "react";
import classes from "./formula-editor.module.css";
import type { NamedField } from "./formula-names";

const MOST_SHOWN = 8;

export interface NameListState {
  isOpen: boolean;
  options: readonly NamedField[];
  active: number;
  choose: (name: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The fields that fit what is typed after an open brace; null: nothing is being named. */
export function useNameList(
  fields: readonly NamedField[],
  search: string | null,
  choose: (name: string) => void,
): NameListState {
  const [marked, setMarked] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const wanted = search?.trim().toLowerCase() ?? "";
  const fitting = search === null ? [] : fields.filter((field) => field.name.toLowerCase().includes(wanted));
  const options = fitting.slice(0, MOST_SHOWN);
  const isOpen = options.length > 0 && closedAt !== search;
  const active = Math.min(marked, options.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setMarked((active + step + options.length) % options.length);
    else if (event.key === "Escape") setClosedAt(search);
    else if (event.key === "Enter" || event.key === "Tab") choose(options[active]?.name ?? "");
    else return;
    event.preventDefault();
    // Escape closes the list and not the pane around it.
    event.stopPropagation();
  };
  return { isOpen, options, active, choose, onKeyDown };
}

export function NameList({ id, list }: { id: string; list: NameListState }): ReactNode {
  return (
    <div id={id} role="listbox" className={classes.names}>
      {list.options.map((field, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text; aria-activedescendant points here
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled where the focus is
        <div
          key={field.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === list.active}
          className={classes.name}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => list.choose(field.name)}
        >
          {field.name}
        </div>
      ))}
    </div>
  );
}
