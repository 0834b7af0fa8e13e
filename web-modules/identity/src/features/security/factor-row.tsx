import { Title } from "@groundwork/kit";
import type { ComponentType, ReactNode } from "react";
import classes from "./security.module.css";

export interface FactorRowProps {
  icon: ComponentType<{ size?: number | string; "aria-hidden"?: boolean }>;
  title: string;
  action?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

/** One way to confirm a sign-in: what it is, its state, and what can be done with it. */
export function FactorRow({ icon: Icon, title, action, below, children }: FactorRowProps): ReactNode {
  return (
    <li className={classes.row}>
      <span className={classes.mark}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={classes.rowText}>
        <Title order={3}>{title}</Title>
        <p>{children}</p>
      </div>
      {action && <div className={classes.rowAction}>{action}</div>}
      {below && <div className={classes.below}>{below}</div>}
    </li>
  );
}
