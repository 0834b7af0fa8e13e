import { AppPage, PageTabs, useSession } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";

/** The pages of the admin console, which share their name and tabs. */
export function AdminFrame({ actions, children }: { actions?: ReactNode; children: ReactNode }): ReactNode {
  const t = messages.useT();
  const { company } = useSession();
  return (
    <AppPage title={t("admin.title")} description={company?.name} actions={actions}>
      <PageTabs
        label={t("admin.title")}
        tabs={[
          { label: t("admin.overview"), to: "/admin" },
          { label: t("admin.settings"), to: "/admin/settings" },
          { label: t("mails.title"), to: "/admin/mails" },
          { label: t("admin.companies"), to: "/admin/companies" },
          { label: t("admin.roles"), to: "/admin/roles" },
          { label: t("admin.audit"), to: "/admin/audit" },
          { label: t("admin.errors"), to: "/admin/errors" },
        ]}
      />
      {children}
    </AppPage>
  );
}
