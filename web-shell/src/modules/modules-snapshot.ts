import type { ModuleDefinition } from "@groundwork/kit";

export type ModuleStatus =
  | { state: "loading"; context: string }
  | { state: "ready"; context: string; definition: ModuleDefinition }
  | { state: "failed"; context: string; error: Error };

export interface ModulesSnapshot {
  /** Whether the list of modules itself is known. */
  registry: "loading" | "ready" | "failed";
  /** Until every listed module has come or failed: an address that none knows yet may be one of theirs. */
  starting: boolean;
  modules: readonly ModuleStatus[];
}
