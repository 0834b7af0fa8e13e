import { EmptyState, ErrorState, isApiError } from "@groundwork/kit";
import { Unlink } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { sharedMessages } from "../../messages/shared";

/** Taken back, over, of something that was deleted, or never known. */
const OVER: ReadonlySet<number> = new Set([403, 404]);

export function isLinkOver(error: unknown): boolean {
  return isApiError(error) && OVER.has(error.httpStatus);
}

interface NotOpenedProps {
  error: Error;
  retry: () => void;
}

/** A link that is over opens nothing: nothing failed, and nothing helps but whoever gave it. */
export function NotOpened({ error, retry }: NotOpenedProps): ReactNode {
  const t = sharedMessages.useT();
  if (!isLinkOver(error)) return <ErrorState error={error} retry={retry} />;
  return (
    <EmptyState icon={Unlink} title={t("shared.linkOver")}>
      {error.message}
    </EmptyState>
  );
}
