import type { ModuleDefinition } from "@groundwork/kit";
import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";

export interface RegisteredModule {
  context: string;
  manifest: string;
}

const REGISTRY = "/modules/registry.json";
/** A module that does not answer in this time shows its error card; the rest does not wait for it. */
const PATIENCE_MS = 15_000;

const remoteName = (context: string): string => context.replaceAll("-", "_");

export async function fetchRegistry(): Promise<RegisteredModule[]> {
  const answer = await fetch(REGISTRY, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`The list of modules answered ${answer.status}`);
  const { modules } = (await answer.json()) as { modules: RegisteredModule[] };
  return modules;
}

function within<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what} did not answer in time`)), milliseconds);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Loads a module's `./app`. `attempt` > 1 starts from a fresh manifest, as the failed one is remembered. */
export async function loadModule({ context, manifest }: RegisteredModule, attempt = 1): Promise<ModuleDefinition> {
  const entry = attempt === 1 ? manifest : `${manifest}?attempt=${attempt}`;
  const name = remoteName(context);
  registerRemotes([{ name, entry: new URL(entry, location.origin).href }], { force: attempt > 1 });
  const app = await within(loadRemote<{ default: ModuleDefinition }>(`${name}/app`), PATIENCE_MS, context);
  if (!app?.default) throw new Error(`${context} exposes no application`);
  if (app.default.context !== context) throw new Error(`${context} presents itself as ${app.default.context}`);
  return app.default;
}
