import { AppPage, Button, EmptyState, Link } from "@groundwork/kit";
import { MapPinOff } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../messages";
import { FailedModules } from "../modules/failed-modules";

/** An unknown address. When a module failed to load the page may be its, so its card comes first. */
export function NotFoundPage(): ReactNode {
  const t = messages.useT();
  return (
    <AppPage title={t("notFound.title")} width="narrow">
      <FailedModules />
      <EmptyState
        icon={MapPinOff}
        title={t("notFound.title")}
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
