import { AppPage, Button, EmptyState, Link, useSession } from "@groundwork/kit";
import { Lock } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../messages";
import { NoCompany } from "./no-company";

export function NoAccessPage(): ReactNode {
  const t = messages.useT();
  const { company } = useSession();
  if (!company) {
    return (
      <AppPage title={t("company.none")} width="narrow">
        <NoCompany />
      </AppPage>
    );
  }
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
        {t("noAccess.body")}
      </EmptyState>
    </AppPage>
  );
}
