import { AppPage } from "@groundwork/kit";
import type { ReactNode } from "react";
import { DeletedList } from "../features/submissions/deleted/deleted-list";
import { messages } from "../messages";
import { deletedMessages } from "../messages/deleted";

export default function DeletedSubmissionsPage(): ReactNode {
  const t = messages.useT();
  return (
    <AppPage
      title={t("submissions.deleted")}
      description={deletedMessages.useT()("deleted.description")}
      breadcrumbs={[{ label: t("submissions.title"), to: "/forms/submissions" }]}
    >
      <DeletedList />
    </AppPage>
  );
}
