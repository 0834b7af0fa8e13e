import { AppPage, PageTabs } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";

/** The frame of one's own pages. */
export function AccountPage({ page, children }: { page: "profile" | "security"; children: ReactNode }): ReactNode {
  const t = messages.useT();
  return (
    <AppPage title={t(`${page}.title`)} description={t(`${page}.lead`)} width="narrow">
      <PageTabs
        label={t("profile.account")}
        tabs={[
          { label: t("profile.title"), to: "/profile" },
          { label: t("security.title"), to: "/profile/security" },
        ]}
      />
      {children}
    </AppPage>
  );
}
