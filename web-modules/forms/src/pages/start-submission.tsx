import { AppPage } from "@groundwork/kit";
import type { ReactNode } from "react";
import { Start } from "../features/submissions/start";
import { messages } from "../messages";

export default function StartSubmissionPage(): ReactNode {
  const t = messages.useT();
  return (
    <AppPage
      title={t("start.title")}
      description={t("start.description")}
      breadcrumbs={[{ label: t("submissions.title"), to: "/forms/submissions" }]}
      width="narrow"
    >
      <Start />
    </AppPage>
  );
}
