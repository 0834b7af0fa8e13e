import { type ModuleDefinition, reportClientError } from "@groundwork/kit";
import { useSyncExternalStore } from "react";
import { fetchRegistry, loadModule, type RegisteredModule } from "./registry";

export type ModuleStatus =
  | { state: "loading"; context: string }
  | { state: "ready"; context: string; definition: ModuleDefinition }
  | { state: "failed"; context: string; error: Error };

export interface ModulesSnapshot {
  /** Whether the list of modules itself is known. */
  registry: "loading" | "ready" | "failed";
  modules: readonly ModuleStatus[];
}

let snapshot: ModulesSnapshot = { registry: "loading", modules: [] };
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
  } catch (error) {
    reportClientError(error);
    setStatus({ state: "failed", context, error: asError(error) });
  }
}

/** Reads the registry and loads every module at once; each one stands or falls alone. */
export async function loadModules(): Promise<void> {
  publish({ registry: "loading", modules: [] });
  try {
    registered = await fetchRegistry();
  } catch (error) {
    reportClientError(error);
    publish({ registry: "failed", modules: [] });
    return;
  }
  publish({ registry: "ready", modules: registered.map(({ context }) => ({ state: "loading", context })) });
  await Promise.all(registered.map(load));
}

export async function retryModule(context: string): Promise<void> {
  const entry = registered.find((each) => each.context === context);
  if (entry) await load(entry);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useModules(): ModulesSnapshot {
  return useSyncExternalStore(subscribe, () => snapshot);
}
