import { AppPage, Button, EmptyState, Link, useSession } from "@groundwork/kit";
import { Lock } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../messages";

export function NoAccessPage(): ReactNode {
  const t = messages.useT();
  const { company } = useSession();
  return (
    <AppPage title={t("noAccess.title")} width="narrow">
      <EmptyState
        icon={Lock}
        action={
          <Button component={Link} to="/">
            {t("notFound.home")}
          </Button>
        }
      >
        {company ? t("noAccess.body") : t("noAccess.noCompany")}
      </EmptyState>
    </AppPage>
  );
}
