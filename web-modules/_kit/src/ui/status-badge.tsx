import type { ReactNode } from "react";
import classes from "./status-badge.module.css";

export type Tone = "neutral" | "waiting" | "active" | "good" | "bad" | "info";

/** A state in words; the dot's colour only repeats what the words say. */
export function StatusBadge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }): ReactNode {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
