import type { ReactNode } from "react";
import classes from "./budget.module.css";

interface Parts {
  actualPercent: number;
  committedPercent: number;
  heldPercent: number;
  left: string;
}

const capped = (percent: number) => `${Math.min(Math.max(percent, 0), 100)}%`;

/** How much of a budget is spent, committed and held. The numbers stand beside it: it only shows them. */
export function UsedBar({ of }: { of: Parts }): ReactNode {
  return (
    <div className={classes.bar} data-over={of.left.startsWith("-") || undefined} aria-hidden>
      <span className={classes.actual} style={{ width: capped(of.actualPercent) }} />
      <span className={classes.committed} style={{ width: capped(of.committedPercent) }} />
      <span className={classes.held} style={{ width: capped(of.heldPercent) }} />
    </div>
  );
}

/** An amount; below zero it is also marked. */
export function Amount({ children, value }: { children: ReactNode; value: string }): ReactNode {
  return <span className={value.startsWith("-") ? classes.below : undefined}>{children}</span>;
}
