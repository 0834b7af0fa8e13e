import { Alert, Anchor, Link } from "@groundwork/kit";
import { CloudOff } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { fillMessages } from "../../messages/fill";
import { useUnsent } from "./use-outbox";

/** What is on this device alone, wherever submissions are listed. It goes by itself; opening it shows what is in the way. */
export function UnsentNote(): ReactNode {
  const t = fillMessages.useT();
  const unsent = useUnsent();
  if (unsent.length === 0) return null;
  return (
    <Alert color="amber" mb="md" icon={<CloudOff size={18} aria-hidden />} title={t("fill.unsent.title")}>
      {unsent.map(({ place, title, count }) => (
        <div key={`${place.submissionId}.${place.stepId}`}>
          <Anchor component={Link} to={`/forms/submissions/${place.submissionId}`}>
            {t("fill.unsent.of", { title: title || t("fill.unsent.untitled"), count })}
          </Anchor>
        </div>
      ))}
    </Alert>
  );
}
