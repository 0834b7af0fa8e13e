import { browserHistory, reportClientError } from "@groundwork/kit";
import { useSyncExternalStore } from "react";
import { fetchPageAhead } from "./contributions";
import type { ModuleStatus, ModulesSnapshot } from "./modules-snapshot";
import { fetchRegistry, loadModule, type RegisteredModule } from "./registry";
import { rememberModules, seenModules } from "./seen-modules";

/** How often, and how far apart, the list is asked for a module that is missing from it. */
const LOOKS = 10;
const BETWEEN_LOOKS_MS = 1000;

let snapshot: ModulesSnapshot = { registry: "loading", starting: true, modules: [] };
let registered: readonly RegisteredModule[] = [];
const listeners = new Set<() => void>();

function publish(next: ModulesSnapshot): void {
  snapshot = next;
  for (const listener of listeners) listener();
}

function setStatus(status: ModuleStatus): void {
  const modules = snapshot.modules.map((each) => (each.context === status.context ? status : each));
  publish({ ...snapshot, modules });
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

async function load(entry: RegisteredModule): Promise<void> {
  const { context } = entry;
  setStatus({ state: "loading", context });
  try {
    setStatus({ state: "ready", context, definition: await loadModule(entry) });
    // Before it is known who is here: a page that would not open for them costs less than waiting does.
    fetchPageAhead(snapshot, browserHistory.visit.place.pathname);
  } catch (error) {
    reportClientError(error);
    setStatus({ state: "failed", context, error: asError(error) });
  }
}

/**
 * A module that was there the last time and is not in the list is most likely being rebuilt or rolled out: it counts
 * as loading, so that its pages are not called unknown, until it is back or has been waited for long enough.
 */
async function awaitMissing(missing: readonly string[]): Promise<void> {
  let waiting = missing;
  for (let look = 0; look < LOOKS && waiting.length > 0; look++) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
    const listed = await fetchRegistry().catch((): RegisteredModule[] => []);
    const back = listed.filter(({ context }) => waiting.includes(context));
    registered = [...registered, ...back];
    waiting = waiting.filter((context) => !back.some((each) => each.context === context));
    await Promise.all(back.map(load));
  }
  publish({ ...snapshot, modules: snapshot.modules.filter(({ context }) => !waiting.includes(context)) });
}

/** Reads the registry and loads every module at once; each one stands or falls alone. */
export async function loadModules(): Promise<void> {
  publish({ registry: "loading", starting: true, modules: [] });
  try {
    registered = await fetchRegistry();
  } catch (error) {
    reportClientError(error);
    publish({ registry: "failed", starting: false, modules: [] });
    return;
  }
  const listed = registered.map(({ context }) => context);
  const missing = seenModules().filter((context) => !listed.includes(context));
  publish({
    registry: "ready",
    starting: true,
    modules: [...listed, ...missing].map((context) => ({ state: "loading", context })),
  });
  const round = Promise.all(registered.map(load)).then(() => publish({ ...snapshot, starting: false }));
  await Promise.all([round, awaitMissing(missing)]);
  rememberModules(registered.map(({ context }) => context));
}

export async function retryModule(context: string): Promise<void> {
  const entry = registered.find((each) => each.context === context);
  if (entry) await load(entry);
}

export function currentModules(): ModulesSnapshot {
  return snapshot;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useModules(): ModulesSnapshot {
  return useSyncExternalStore(subscribe, currentModules);
}
