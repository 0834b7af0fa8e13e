import type { ReactNode } from "react";
import classes from "./figures.module.css";

export interface Figure {
  label: string;
  value: ReactNode;
  /** What the number means for what one can do next. */
  note?: ReactNode;
}

/** A few numbers in a row; on a phone two beside each other. */
export function Figures({ items }: { items: readonly Figure[] }): ReactNode {
  return (
    <dl className={classes.figures}>
      {items.map((item) => (
        <div key={item.label} className={classes.figure}>
          <dt>{item.label}</dt>
          <dd>
            <span className={classes.value}>{item.value}</span>
            {item.note && <span className={classes.note}>{item.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
