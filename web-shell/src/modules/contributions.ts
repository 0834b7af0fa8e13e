import {
  type Access,
  allows,
  type Finder,
  type ModuleDefinition,
  type ModuleRoute,
  matchRoutes,
  type NavigationEntry,
  type SlotPart,
  type Slots,
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
  if (pathname === "/") for (const { item } of contributed(snapshot, "home.card")) fetchAhead(item.part);
}

export type SlotName = Exclude<keyof Slots, "palette.finder">;

function contributed(snapshot: ModulesSnapshot, name: string): Contribution<SlotPart>[] {
  return readyModules(snapshot).flatMap((module) =>
    // What the place gives to its parts was compared where the module named them.
    ((module.slots?.[name as SlotName] ?? []) as readonly SlotPart[]).map((item) => ({ module, item })),
  );
}

/** What the modules put into a place, for someone with that access, in its order. */
export function partsOf(snapshot: ModulesSnapshot, name: string, access: Access | null): Contribution<SlotPart>[] {
  return contributed(snapshot, name)
    .filter(({ item }) => allows(access, item.access ?? "member"))
    .sort(({ item: a }, { item: b }) => a.order - b.order);
}

/** How things are found, for someone with that access, in its order. */
export function findersOf(snapshot: ModulesSnapshot, access: Access | null): Contribution<Finder>[] {
  return readyModules(snapshot)
    .flatMap((module) => (module.slots?.["palette.finder"] ?? []).map((item) => ({ module, item })))
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
