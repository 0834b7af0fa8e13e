import type { ReactNode } from "react";
import classes from "./status-badge.module.css";

export type Tone = "neutral" | "waiting" | "active" | "good" | "bad" | "info";

interface StatusBadgeProps {
  tone?: Tone;
  /** Its words are somebody's own, and may need two lines. */
  wraps?: boolean;
  children: ReactNode;
}

/** A state in words; the dot's colour only repeats what the words say. */
export function StatusBadge({ tone = "neutral", wraps = false, children }: StatusBadgeProps): ReactNode {
  return (
    <span className={classes.badge} data-tone={tone} data-wraps={wraps || undefined}>
      {children}
    </span>
  );
}
