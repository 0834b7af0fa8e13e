import {
  type Access,
  allows,
  type HomeCard,
  type ModuleDefinition,
  type ModuleRoute,
  matchRoutes,
  type NavigationEntry,
} from "@groundwork/kit";
import { fetchAhead } from "./chunk";
import type { ModulesSnapshot } from "./modules-snapshot";

/** The sections of the navigation, in their order. */
export const SECTIONS = ["work", "company", "settings"] as const satisfies readonly NavigationEntry["section"][];

export interface Contribution<T> {
  module: ModuleDefinition;
  item: T;
}

function readyModules(snapshot: ModulesSnapshot): ModuleDefinition[] {
  return snapshot.modules.flatMap((each) => (each.state === "ready" ? [each.definition] : []));
}

export function routesOf(snapshot: ModulesSnapshot): Contribution<ModuleRoute>[] {
  return readyModules(snapshot).flatMap((module) => module.routes.map((item) => ({ module, item })));
}

/** The route that an address leads to, chosen as the router chooses it; undefined where no loaded module has one. */
export function routeAt(snapshot: ModulesSnapshot, pathname: string): ModuleRoute | undefined {
  const routes = routesOf(snapshot).map(({ item }) => ({ path: item.path, handle: item }));
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

/** Starts loading what an address shows before it is opened. */
export function fetchPageAhead(snapshot: ModulesSnapshot, pathname: string): void {
  const route = routeAt(snapshot, pathname);
  if (route) fetchAhead(route.page);
  if (pathname === "/") for (const { item } of cardsOf(snapshot)) fetchAhead(item.card);
}

function cardsOf(snapshot: ModulesSnapshot): Contribution<HomeCard>[] {
  return readyModules(snapshot).flatMap((module) => (module.home ?? []).map((item) => ({ module, item })));
}

/** The home page of someone with that access, in its order. */
export function homeOf(snapshot: ModulesSnapshot, access: Access | null): Contribution<HomeCard>[] {
  return cardsOf(snapshot)
    .filter(({ item }) => allows(access, item.access ?? "member"))
    .sort(({ item: a }, { item: b }) => a.order - b.order);
}

/** The navigation of someone with that access, in its order: nothing that would not open. */
export function navigationOf(snapshot: ModulesSnapshot, access: Access | null): Contribution<NavigationEntry>[] {
  return readyModules(snapshot)
    .flatMap((module) => (module.navigation ?? []).map((item) => ({ module, item })))
    .filter(({ item }) => allows(access, item.access ?? "member"))
    .sort(({ item: a }, { item: b }) => SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) || a.order - b.order);
}

export function commandsOf(snapshot: ModulesSnapshot, access: Access | null) {
  return readyModules(snapshot)
    .flatMap((module) => (module.commands ?? []).map((item) => ({ module, item })))
    .filter(({ item }) => allows(access, item.access ?? "member"));
}
