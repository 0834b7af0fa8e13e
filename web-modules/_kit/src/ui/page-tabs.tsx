import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import classes from "./page-tabs.module.css";

export interface PageTab {
  label: string;
  to: string;
  /** What waits there, e.g. open invites. */
  count?: number | undefined;
}

/** The pages that belong together, as links: each has its own address, the current one is marked. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }): ReactNode {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab follows the address
  useEffect(() => {
    // On a phone the current tab may lie outside of what is in sight.
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.clientWidth / 3;
  }, [pathname]);
  return (
    <nav ref={nav} aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className={classes.tab ?? ""}>
          {tab.label}
          {tab.count !== undefined && tab.count > 0 && <span className={classes.count}>{tab.count}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
