import { AppPage, ErrorState, LoadingState, useParams, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { detailQuery } from "../features/builder/saving/api";
import { StartLinks } from "../features/start-link/start-links";
import { messages } from "../messages";

export default function StartLinksPage(): ReactNode {
  const t = messages.useT();
  const { templateId = "" } = useParams();
  const detail = useQuery(detailQuery(templateId));
  return (
    <AppPage
      title={t("templates.startLinks")}
      breadcrumbs={[
        { label: t("templates.title"), to: "/forms" },
        ...(detail.data ? [{ label: detail.data.name, to: `/forms/templates/${templateId}` }] : []),
      ]}
    >
      {detail.data && <StartLinks detail={detail.data} />}
      {detail.error && <ErrorState error={detail.error} retry={() => void detail.refetch()} />}
      {detail.isPending && <LoadingState shape="form" />}
    </AppPage>
  );
}
