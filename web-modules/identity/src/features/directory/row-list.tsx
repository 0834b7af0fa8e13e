import type { ReactNode } from "react";
import classes from "./row-list.module.css";

/** A short list inside a pane or panel; each row has its thing at the start and its buttons at the end. */
export function RowList({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

export function RowOf({ actions, children }: { actions?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <li className={classes.row}>
      <span className={classes.thing}>{children}</span>
      {actions && <span className={classes.actions}>{actions}</span>}
    </li>
  );
}
