import { Button } from "@groundwork/kit";
import { ExportMenu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { manyMessages } from "../../../messages/many";
import { type SubmissionRow, submissionWrites } from "../api";
import type { DialogOfMany } from "./many-dialog";

const FORMATS = ["xlsx", "csv", "json"] as const;
/** Of each, to which of the chosen it may be done. */
const ACTS: [DialogOfMany, (row: SubmissionRow) => boolean][] = [
  ["press", ({ isMyTurn, state }) => isMyTurn && state === "ongoing"],
  ["claim", ({ mayClaim }) => mayClaim],
  ["handOver", ({ mayAssign }) => mayAssign],
  ["void", ({ mayVoid }) => mayVoid],
  ["delete", ({ mayDelete }) => mayDelete],
];
const ENDS_IT: readonly DialogOfMany[] = ["void", "delete"];

interface ManyBarProps {
  rows: readonly SubmissionRow[];
  /** What is offered where rows are chosen to be worked off; without, all that may be done to them. */
  only?: readonly DialogOfMany[] | undefined;
  onChoose: (act: DialogOfMany, rows: readonly SubmissionRow[]) => void;
}

/** What the chosen rows are good for; nobody sees what they may do to none of them. */
export default function ManyBar({ rows, only, onChoose }: ManyBarProps): ReactNode {
  const t = manyMessages.useT();
  const offered = ACTS.filter(([act]) => only?.includes(act) ?? true)
    .map(([act, may]) => ({ act, to: rows.filter(may) }))
    .filter(({ to }) => to.length > 0);
  return (
    <>
      {offered.map(({ act, to }) => (
        <Button
          key={act}
          size="compact-md"
          variant={ENDS_IT.includes(act) ? "outline" : "default"}
          {...(ENDS_IT.includes(act) && { color: "brick" })}
          onClick={() => onChoose(act, to)}
        >
          {t(`many.${act}.open`, { count: to.length })}
        </Button>
      ))}
      {only === undefined && <ExportChosen rows={rows} />}
    </>
  );
}

/** Of one form with what is entered in them. */
function ExportChosen({ rows }: { rows: readonly SubmissionRow[] }): ReactNode {
  const t = manyMessages.useT();
  const templates = [...new Set(rows.map(({ templateId }) => templateId))];
  const projects = [...new Set(rows.map(({ projectId }) => projectId))];
  const query = {
    submissionIds: rows.map(({ submissionId }) => submissionId).join(","),
    ...(templates.length === 1 && { formTemplateId: templates[0] ?? "" }),
    ...(projects.length === 1 && { projectId: projects[0] ?? "" }),
  };
  return (
    <ExportMenu
      label={t("many.export.open", { count: rows.length })}
      path="/api/Submission/ExportSubmissions"
      parts={[{ name: t("many.export.name"), query }]}
      formats={FORMATS}
      before={() => submissionWrites.noteExport(query, { idempotencyKey: crypto.randomUUID() })}
      failed={t("many.export.failed")}
    />
  );
}
