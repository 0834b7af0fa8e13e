import { type ReactNode, useEffect, useRef } from "react";
import { Link, matchPath, useLocation } from "react-router";
import classes from "./page-tabs.module.css";

export interface PageTab {
  label: string;
  to: string;
  /** What waits there, e.g. open invites. */
  count?: number | undefined;
  /** Where more than the path tells them apart; by default the tab of the path is the current one. */
  current?: boolean;
}

/** The pages that belong together, as links: each has its own address, the current one is marked. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }): ReactNode {
  const { pathname, search } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab follows the address
  useEffect(() => {
    // On a phone the current tab may lie outside of what is in sight.
    const current = nav.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.clientWidth / 3;
  }, [pathname, search]);
  return (
    <nav ref={nav} aria-label={label} className={classes.tabs}>
      {tabs.map(({ label: name, to, count = 0, current = matchPath(to, pathname) !== null }) => (
        <Link key={to} to={to} className={classes.tab ?? ""} aria-current={current ? "page" : undefined}>
          {name}
          {count > 0 && <span className={classes.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
