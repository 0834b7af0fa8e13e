import { Alert } from "@groundwork/kit";
import { CloudOff } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { fillMessages } from "../../messages/fill";
import { useUnsent } from "./use-outbox";

/** Above a form that can't be read now: what was entered in it is not lost with the page. */
export function KeptMeanwhile({ submissionId }: { submissionId: string }): ReactNode {
  const t = fillMessages.useT();
  const count = useUnsent()
    .filter(({ place }) => place.submissionId === submissionId)
    .reduce((sum, each) => sum + each.count, 0);
  if (count === 0) return null;
  return (
    <Alert
      color="amber"
      mb="md"
      role="status"
      icon={<CloudOff size={18} aria-hidden />}
      title={t("fill.kept.title", { count })}
    >
      {t("fill.kept.body")}
    </Alert>
  );
}
