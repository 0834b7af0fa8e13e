import { AppPage, ErrorState, LoadingState, useParams, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { detailQuery } from "../features/builder/saving/api";
import { Times } from "../features/times/times";
import { messages } from "../messages";
import { timesMessages } from "../messages/times";

/** How long the steps of one form take, and where its submissions wait. */
export default function TemplateTimesPage(): ReactNode {
  const t = messages.useT();
  const timesT = timesMessages.useT();
  const { templateId = "" } = useParams();
  const detail = useQuery(detailQuery(templateId));
  const crumbs = [{ label: t("templates.title"), to: "/forms" }];
  if (!detail.data)
    return (
      <AppPage title={t("templates.times")} breadcrumbs={crumbs}>
        {detail.error ? (
          <ErrorState error={detail.error} retry={() => void detail.refetch()} />
        ) : (
          <LoadingState shape="table" />
        )}
      </AppPage>
    );
  const form = { label: detail.data.name, to: `/forms/templates/${templateId}` };
  return (
    <AppPage title={t("templates.times")} description={timesT("times.description")} breadcrumbs={[...crumbs, form]}>
      <Times templateId={templateId} />
    </AppPage>
  );
}
