import { Button } from "@groundwork/kit";
import type { ReactNode } from "react";
import { folderMessages } from "../../messages/folders";
import type { TemplateRow } from "../templates/api";
import type { SeveralKind } from "./several-dialog";

/** Of each, to which of the chosen it may be done. */
const ACTS: [SeveralKind, (row: TemplateRow) => boolean][] = [
  ["move", ({ mayEdit }) => mayEdit],
  ["give", ({ mayManage, isArchived }) => mayManage && !isArchived],
  ["archive", ({ mayManage, isArchived }) => mayManage && !isArchived],
  ["unarchive", ({ mayManage, isArchived }) => mayManage && isArchived],
];

interface SeveralBarProps {
  rows: readonly TemplateRow[];
  onChoose: (kind: SeveralKind, rows: readonly TemplateRow[]) => void;
}

/** What the chosen rows are good for; nobody sees what they may do to none of them. */
export default function SeveralBar({ rows, onChoose }: SeveralBarProps): ReactNode {
  const t = folderMessages.useT();
  return ACTS.map(([kind, may]) => ({ kind, to: rows.filter(may) }))
    .filter(({ to }) => to.length > 0)
    .map(({ kind, to }) => (
      <Button key={kind} size="compact-md" variant="default" onClick={() => onChoose(kind, to)}>
        {t(`folders.${kind}.open`, { count: to.length })}
      </Button>
    ));
}
