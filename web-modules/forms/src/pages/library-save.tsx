import { AppPage, ErrorState, LoadingState, useParams, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { detailQuery } from "../features/builder/saving/api";
import { SaveForm } from "../features/library/save-form";
import { messages } from "../messages";

export default function LibrarySavePage(): ReactNode {
  const t = messages.useT();
  const { templateId = "" } = useParams();
  const detail = useQuery(detailQuery(templateId));
  return (
    <AppPage
      title={t("library.saveAs")}
      description={t("library.saveHelp")}
      breadcrumbs={[
        { label: t("templates.title"), to: "/forms" },
        { label: t("library.title"), to: "/forms/library" },
      ]}
      width="narrow"
    >
      {detail.error && <ErrorState error={detail.error} retry={() => void detail.refetch()} />}
      {detail.isPending && <LoadingState shape="form" />}
      {detail.data && <SaveForm detail={detail.data} />}
    </AppPage>
  );
}
