import {
  Button,
  ErrorState,
  Group,
  Link,
  Panel,
  type SubmissionSlot,
  Text,
  toast,
  useAction,
  useFormats,
  useLocale,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import { Download, FileText } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../../messages";
import { isWaiting, type PdfLink, pdfLinkQuery, requestPdf } from "../viewer/link";
import { saveFrom } from "./save-from";

/** The file of a submission without leaving it: made as it is at the press, and saved when it is ready. */
export default function SubmissionPanel({ submission: { submissionId, isDraft } }: SubmissionSlot): ReactNode {
  return isDraft ? null : <Paper key={submissionId} submissionId={submissionId} />;
}

function Paper({ submissionId }: { submissionId: string }): ReactNode {
  const t = messages.useT();
  /** The how many-th press: each asks anew, since the submission may have gone on. */
  const [press, setPress] = useState(0);
  const language = useLocale();
  const link = useQuery({ ...pdfLinkQuery(submissionId, language, press), enabled: press > 0 });
  const saved = useRef(0);
  const { data } = link;
  useEffect(() => {
    if (data?.state !== "ready" || !data.url || saved.current === press) return;
    saved.current = press;
    saveFrom(data.url, data.fileName || `${submissionId}.pdf`);
  }, [data, press, submissionId]);
  return (
    <Panel title={t("viewer.title")}>
      <Text c="dimmed">{t("panel.about")}</Text>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<Download size={18} aria-hidden />}
          loading={link.isLoading || isWaiting(data)}
          onClick={() => setPress(press + 1)}
        >
          {t("panel.download")}
        </Button>
        <Button
          component={Link}
          to={`/pdf/${submissionId}`}
          variant="subtle"
          leftSection={<FileText size={18} aria-hidden />}
        >
          {t("panel.view")}
        </Button>
      </Group>
      {link.error && <ErrorState error={link.error} title={t("viewer.failed")} retry={() => void link.refetch()} />}
      {data?.state === "failed" ? (
        <Failed link={data} submissionId={submissionId} press={press} />
      ) : (
        data && (
          <Text role="status" size="sm">
            <HowFar link={data} />
          </Text>
        )
      )}
    </Panel>
  );
}

function HowFar({ link }: { link: PdfLink }): ReactNode {
  const t = messages.useT();
  const { percent, fileSize } = useFormats();
  if (link.state === "ready") {
    const facts = t("viewer.facts", { pages: link.pages, size: fileSize(link.size) });
    return link.fileName ? `${link.fileName} · ${facts}` : facts;
  }
  return [
    t(link.state === "rendering" ? "viewer.rendering" : "viewer.queued"),
    t("viewer.progress", { percent: percent(link.progress / 100) }),
    ...(link.isLarge ? [t("viewer.isLarge")] : []),
  ].join(" · ");
}

function Failed({ link, submissionId, press }: { link: PdfLink; submissionId: string; press: number }): ReactNode {
  const t = messages.useT();
  const language = useLocale();
  const client = useQueryClient();
  const again = useAction({
    run: (_: undefined, options) => requestPdf(submissionId, language, options),
    onSuccess: (started) => {
      client.setQueryData(pdfLinkQuery(submissionId, language, press).queryKey, started);
    },
    onError: (error) => toast.error(error, t("viewer.failed")),
  });
  return (
    <div role="alert">
      <Text fw={600}>{t("viewer.failed")}</Text>
      <Text>{link.message}</Text>
      <Button mt="xs" variant="default" loading={again.isPending} onClick={() => again.mutate(undefined)}>
        {t("viewer.refresh")}
      </Button>
    </div>
  );
}
