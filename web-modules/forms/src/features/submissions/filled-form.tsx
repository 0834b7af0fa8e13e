import { FilledBody, FillProvider, FillStore } from "@groundwork/formwork";
import { type ReactNode, useMemo } from "react";
import { bodyOf, filesOf } from "../fill/filling";
import type { SubmissionDetail } from "./api";
import { factsOf } from "./facts";

/** The form as it is filled in now. */
export function FilledForm({ detail }: { detail: SubmissionDetail }): ReactNode {
  const [body, store] = useMemo(() => {
    const read = bodyOf(detail.pages);
    return [read, new FillStore({ body: read, files: filesOf(detail), situation: detail.situation })];
  }, [detail]);
  const facts = useMemo(() => factsOf(detail), [detail]);
  return (
    <FillProvider store={store} facts={facts}>
      <FilledBody body={body} />
    </FillProvider>
  );
}
