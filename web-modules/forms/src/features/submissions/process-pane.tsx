import { FilledBody, FillProvider, FillStore } from "@groundwork/formwork";
import { DateText, ErrorState, LoadingState, SidePane, Text, useQuery } from "@groundwork/kit";
import { type ReactNode, useMemo } from "react";
import { messages } from "../../messages";
import type { Schemas } from "../../schemas";
import { bodyOf } from "../fill/filling";
import { processQuery, type SubmissionDetail } from "./api";
import { factsOf } from "./facts";
import { useWho } from "./who";

export function AsItWas({
  process,
  detail,
}: {
  process: Schemas["SubmissionProcessDetail"];
  detail: SubmissionDetail;
}) {
  const [body, store] = useMemo(() => {
    const read = bodyOf(process.pages);
    return [
      read,
      new FillStore({ body: read, files: [...process.files, ...process.templateFiles], situation: process.situation }),
    ];
  }, [process]);
  const facts = useMemo(() => factsOf(detail), [detail]);
  return (
    <FillProvider store={store} facts={facts}>
      <FilledBody body={body} />
    </FillProvider>
  );
}

interface ProcessPaneProps {
  processId: string | null;
  onClose: () => void;
  detail: SubmissionDetail;
}

/** The form as it was when a step was submitted. */
export function ProcessPane({ processId, onClose, detail }: ProcessPaneProps): ReactNode {
  const t = messages.useT();
  const whoOf = useWho();
  const process = useQuery({ ...processQuery(detail.submissionId, processId ?? ""), enabled: processId !== null });
  return (
    <SidePane
      opened={processId !== null}
      onClose={onClose}
      size="lg"
      title={process.data?.stepName ?? t("submissions.track.step")}
    >
      {process.isPending && <LoadingState shape="form" />}
      {process.isError && <ErrorState error={process.error} retry={() => void process.refetch()} />}
      {process.data && (
        <>
          <Text c="dimmed" mb="md">
            {t("submissions.track.asItWas", {
              who: whoOf(process.data) ?? t("submissions.track.somebody"),
            })}{" "}
            {process.data.submittedAt && (
              <DateText when={process.data.submittedAt} style="dateTime" timeZone={detail.project?.timeZone} />
            )}
          </Text>
          <AsItWas process={process.data} detail={detail} />
        </>
      )}
    </SidePane>
  );
}
