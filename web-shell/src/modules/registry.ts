import { cataloguesArrived, type ModuleDefinition } from "@groundwork/kit";
import { loadRemote, registerRemotes } from "@module-federation/enhanced/runtime";
import "./versions";

/** An entry of /modules/registry.json, which the web server makes from the modules it finds. */
export interface RegisteredModule {
  context: string;
  /** Path of the module's mf-manifest.json; its remote entry lies beside it. */
  entry: string;
}

const REGISTRY = "/modules/registry.json";
/** A module that does not answer in this time shows its error card; the rest does not wait for it. */
const PATIENCE_MS = 15_000;

export async function fetchRegistry(): Promise<RegisteredModule[]> {
  const answer = await fetch(REGISTRY);
  if (!answer.ok) throw new Error(`The list of modules answered ${answer.status}`);
  const { modules } = (await answer.json()) as { modules: RegisteredModule[] };
  return modules;
}

async function within<T>(promise: Promise<T>, milliseconds: number, what: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what} did not answer in time`)), milliseconds);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Loads a module's `./app`. The build preset fixes the names, so the manifest need not be read first. */
export async function loadModule({ context, entry }: RegisteredModule): Promise<ModuleDefinition> {
  const name = context.replaceAll("-", "_");
  const remoteEntry = new URL("remoteEntry.js", new URL(entry, location.origin)).href;
  // `force`: after a failure the runtime would otherwise hand out the failed entry again.
  registerRemotes([{ name, entry: remoteEntry, entryGlobalName: name, type: "global" }], { force: true });
  const app = await within(loadRemote<{ default: ModuleDefinition }>(`${name}/app`), PATIENCE_MS, context);
  if (!app?.default) throw new Error(`${context} exposes no application`);
  if (app.default.context !== context) throw new Error(`${context} presents itself as ${app.default.context}`);
  // Its entries would otherwise stand in English for a moment.
  await cataloguesArrived();
  return app.default;
}
