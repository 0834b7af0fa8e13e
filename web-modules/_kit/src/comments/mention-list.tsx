import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { Person } from "../directory/types";
import { commentMessages } from "./comment-messages";
import classes from "./comments.module.css";

const MOST_SHOWN = 8;

export interface Mentions {
  options: readonly Person[];
  active: number;
  choose: (person: Person) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Who may be meant by what is being typed: chosen by a press, or by arrows and Enter. */
export function useMentions(text: string, found: readonly Person[], choose: (person: Person) => void): Mentions {
  const [marked, setMarked] = useState(0);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const options = closedAt === text ? [] : found.slice(0, MOST_SHOWN);
  const active = Math.min(marked, options.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active];
    // Enter also ends what a Chinese keyboard is composing.
    if (!chosen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setMarked((active + step + options.length) % options.length);
    else if (event.key === "Escape") setClosedAt(text);
    else if (event.key === "Enter") {
      setMarked(0);
      choose(chosen);
    } else return;
    event.preventDefault();
  };
  return { options, active, choose, onKeyDown };
}

export function MentionList({ id, mentions }: { id: string; mentions: Mentions }): ReactNode {
  const t = commentMessages.useT();
  return (
    <div
      // On a phone it would open below the edge.
      ref={(list) => list?.scrollIntoView?.({ block: "nearest" })}
      id={id}
      role="listbox"
      aria-label={t("mention")}
      className={classes.names}
    >
      {mentions.options.map((person, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text; aria-activedescendant points here
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled where the focus is
        <div
          key={person.userId}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === mentions.active}
          className={classes.name}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => mentions.choose(person)}
        >
          @{person.fullName}
        </div>
      ))}
    </div>
  );
}
