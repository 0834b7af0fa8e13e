import { ErrorState } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../messages";
import { ModuleErrorCard } from "./module-error-card";
import { loadModules, useModules } from "./module-store";

/** A card for each module that could not be loaded; nothing when all are well. */
export function FailedModules(): ReactNode {
  const t = messages.useT();
  const { registry, modules } = useModules();
  if (registry === "failed")
    return <ErrorState error={null} title={t("registry.failed")} retry={() => void loadModules()} />;
  return modules
    .filter((each) => each.state === "failed")
    .map((each) => <ModuleErrorCard key={each.context} context={each.context} error={each.error} />);
}
