import type { ReactNode } from "react";
import controls from "./control.module.css";

/** What the two ends of a scale mean, below it. */
export function EndLabels({ low, high }: { low: string; high: string }): ReactNode {
  if (!low && !high) return null;
  return (
    <div className={controls.ends}>
      <span>{low}</span>
      <span>{high}</span>
    </div>
  );
}
