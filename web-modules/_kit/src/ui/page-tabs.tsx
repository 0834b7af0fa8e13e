import type { ReactNode } from "react";
import { NavLink } from "react-router";
import classes from "./page-tabs.module.css";

export interface PageTab {
  label: string;
  to: string;
  /** What waits there, e.g. open invites. */
  count?: number | undefined;
}

/** The pages that belong together, as links: each has its own address, the current one is marked. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }): ReactNode {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className={classes.tab ?? ""}>
          {tab.label}
          {tab.count !== undefined && tab.count > 0 && <span className={classes.count}>{tab.count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
