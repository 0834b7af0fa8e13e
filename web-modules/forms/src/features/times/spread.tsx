import type { ReactNode } from "react";
import type { StepTimes } from "./api";
import classes from "./times.module.css";

interface SpreadProps {
  within: NonNullable<StepTimes["within"]>;
  /** What the longest of all bars stands for. */
  longest: number;
}

/** The words beside it, drawn: to see at a glance which step takes longest. */
export function Spread({ within, longest }: SpreadProps): ReactNode {
  const share = (seconds: number) => `${longest === 0 ? 0 : (100 * seconds) / longest}%`;
  return (
    <span className={classes.spread} aria-hidden>
      <span className={classes.toMost} style={{ inlineSize: share(within.most) }} />
      <span className={classes.toHalf} style={{ inlineSize: share(within.half) }} />
    </span>
  );
}
