import { AppPage, Button, EmptyState, Link } from "@groundwork/kit";
import { MapPinOff } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../messages";
import { FailedModules } from "../modules/failed-modules";
import { useModules } from "../modules/module-store";

/** An unknown address. When something failed to load the page may be there, so nothing is said of a wrong address. */
export function NotFoundPage(): ReactNode {
  const t = messages.useT();
  const { registry, modules } = useModules();
  if (registry === "failed" || modules.some((each) => each.state === "failed")) {
    return (
      <AppPage title={t("unavailable.title")} width="narrow">
        <FailedModules />
      </AppPage>
    );
  }
  return (
    <AppPage title={t("notFound.title")} width="narrow">
      <EmptyState
        icon={MapPinOff}
        action={
          <Button component={Link} to="/">
            {t("notFound.home")}
          </Button>
        }
      >
        {t("notFound.body")}
      </EmptyState>
    </AppPage>
  );
}
