import { AppPage } from "@groundwork/kit";
import type { ReactNode } from "react";
import { InviteImport } from "../features/invites/invite-import";
import { messages } from "../messages";

export default function ImportInvitesPage(): ReactNode {
  const t = messages.useT();
  return (
    <AppPage
      title={t("import.title")}
      description={t("import.description")}
      breadcrumbs={[
        { label: t("members.title"), to: "/members" },
        { label: t("invites.title"), to: "/members/invites" },
      ]}
    >
      <InviteImport />
    </AppPage>
  );
}
