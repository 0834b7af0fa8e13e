import { LoadingState } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense } from "react";
import type { SendEmailNode } from "./rules";

/** Apart: few drawings mail, and those that do are mostly looked at. */
const MailForm = lazy(() => import("./mail-form"));

export function SendEmailSettings({ node }: { node: SendEmailNode }): ReactNode {
  return (
    <Suspense fallback={<LoadingState rows={3} />}>
      <MailForm node={node} />
    </Suspense>
  );
}
