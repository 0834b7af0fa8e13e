import { Alert } from "@groundwork/kit";
import type { ReactNode } from "react";
import { shownNumber } from "../number";
import type { Kept } from "./act-on-many";

/** What was refused, each with why. */
export function KeptNote({ title, kept }: { title: string; kept: readonly Kept[] }): ReactNode {
  if (kept.length === 0) return null;
  return (
    <Alert color="amber" role="alert" title={title}>
      <ul>
        {kept.map(({ row, message }) => (
          <li key={row.submissionId}>
            {[row.templateName, shownNumber(row.referenceNumberStr)].filter(Boolean).join(" · ")}: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
