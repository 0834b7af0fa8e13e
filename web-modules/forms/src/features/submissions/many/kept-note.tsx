import { Alert, Link } from "@groundwork/kit";
import type { ReactNode } from "react";
import { manyMessages } from "../../../messages/many";
import { useHere } from "../came-from";
import { shownNumber } from "../number";
import type { Kept } from "./act-on-many";

/** What was refused, each with why, and the way to where it is done by itself. */
export function KeptNote({ title, kept }: { title: string; kept: readonly Kept[] }): ReactNode {
  const t = manyMessages.useT();
  const here = useHere();
  if (kept.length === 0) return null;
  return (
    <Alert color="amber" role="alert" title={title}>
      <ul>
        {kept.map(({ row, message }) => {
          const name = [row.templateName, shownNumber(row.referenceNumberStr)].filter(Boolean).join(" · ");
          return (
            <li key={row.submissionId}>
              {name}: {message}{" "}
              <Link
                to={`/forms/submissions/${row.submissionId}`}
                state={here}
                aria-label={t("many.kept.openOne", { name })}
              >
                {t("many.kept.open")}
              </Link>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
