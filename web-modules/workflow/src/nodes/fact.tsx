import type { ReactNode } from "react";
import classes from "./card.module.css";
import type { Icon } from "./node-kind";

/** One line of a card. */
export function Fact({
  icon: Icon,
  isMissing,
  children,
}: {
  icon: Icon;
  isMissing?: boolean;
  children: string;
}): ReactNode {
  return (
    <li className={classes.fact} data-missing={isMissing || undefined} title={children}>
      <Icon size={14} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
