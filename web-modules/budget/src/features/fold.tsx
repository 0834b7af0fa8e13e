import { ChevronDown } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import classes from "./fold.module.css";

interface Props {
  /** What is always in sight. */
  summary: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** What matters of a thing, and by a tap the rest of it. */
export function Fold({ summary, isOpen = false, children }: Props): ReactNode {
  return (
    <details className={classes.fold} open={isOpen}>
      <summary>
        <div className={classes.summary}>{summary}</div>
        <ChevronDown size={20} aria-hidden />
      </summary>
      <div className={classes.rest}>{children}</div>
    </details>
  );
}
