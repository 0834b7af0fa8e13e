import {
  AppPage,
  Button,
  EmptyState,
  ErrorState,
  formats,
  LoadingState,
  toast,
  useAction,
  useLocale,
  useParams,
  useQuery,
  useQueryClient,
  useUrlState,
} from "@groundwork/kit";
import { Download, FileX2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { isWaiting, pdfLinkQuery, requestPdf } from "../features/viewer/link";
import { Pages } from "../features/viewer/pages";
import { Waiting } from "../features/viewer/waiting";
import { messages } from "../messages";

export default function SubmissionPdfPage(): ReactNode {
  const t = messages.useT();
  const { submissionId = "" } = useParams();
  const language = useLocale();
  const [{ version }] = useUrlState({ version: "" });
  const link = useQuery(pdfLinkQuery(submissionId, language, 0, version));
  const client = useQueryClient();
  const again = useAction({
    run: (_: undefined, options) => requestPdf(submissionId, language, options, version),
    onSuccess: (started) => {
      client.setQueryData(pdfLinkQuery(submissionId, language, 0, version).queryKey, started);
    },
    onError: (error) => toast.error(error, t("viewer.failed")),
  });
  const ready = link.data?.state === "ready" ? link.data : null;
  const name = link.data?.fileName || `${submissionId}.pdf`;
  return (
    <AppPage
      title={ready ? ready.title || name.replace(/\.pdf$/, "") : t("viewer.ofSubmission")}
      description={ready && t("viewer.facts", { pages: ready.pages, size: formats().fileSize(ready.size) })}
      breadcrumbs={[
        { label: t("viewer.back"), to: `/forms/submissions/${submissionId}${version && `?version=${version}`}` },
      ]}
      actions={
        ready?.url && (
          <Button component="a" href={ready.url} download={name} leftSection={<Download size={18} aria-hidden />}>
            {t("viewer.download")}
          </Button>
        )
      }
    >
      {link.isPending && <LoadingState shape="cards" />}
      {link.isError && <ErrorState error={link.error} title={t("viewer.failed")} retry={() => void link.refetch()} />}
      {link.data && isWaiting(link.data) && <Waiting link={link.data} />}
      {link.data?.state === "failed" && (
        <EmptyState
          icon={FileX2}
          title={t("viewer.failed")}
          action={
            <Button loading={again.isPending} onClick={() => again.mutate(undefined)}>
              {t("viewer.refresh")}
            </Button>
          }
        >
          {link.data.message}
        </EmptyState>
      )}
      {ready && <Pages link={ready} />}
    </AppPage>
  );
}
