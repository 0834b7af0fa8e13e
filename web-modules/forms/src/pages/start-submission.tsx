import { AppPage } from "@groundwork/kit";
import type { ReactNode } from "react";
import { useWayBack } from "../features/submissions/came-from";
import { Start } from "../features/submissions/start";
import { messages } from "../messages";

export default function StartSubmissionPage(): ReactNode {
  const t = messages.useT();
  return (
    <AppPage title={t("start.title")} description={t("start.description")} breadcrumbs={[useWayBack()]} width="narrow">
      <Start />
    </AppPage>
  );
}
