import { type ReactNode, useSyncExternalStore } from "react";
import { createPath, type Navigator, Router, type To } from "react-router";
import { browserHistory } from "./history";

const hrefOf = (to: To): string => (typeof to === "string" ? to : createPath(to));

const navigator: Navigator = {
  createHref: hrefOf,
  go: (delta) => browserHistory.go(delta),
  push: (to, state) => browserHistory.push(hrefOf(to), state),
  replace: (to, state) => browserHistory.replace(hrefOf(to), state),
};

const getVisit = () => browserHistory.visit;

/** The router of the page; the shell draws it once. */
export function AppRouter({ children }: { children: ReactNode }): ReactNode {
  const { place, action } = useSyncExternalStore(browserHistory.subscribe, getVisit);
  return (
    <Router location={place} navigationType={action as never} navigator={navigator} useTransitions={false}>
      {children}
    </Router>
  );
}
