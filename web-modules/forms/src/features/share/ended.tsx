import { EmptyState } from "@groundwork/kit";
import { Unlink } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { sharedMessages } from "../../messages/shared";

/** Nothing failed, and trying again helps nobody: what becomes of what was typed, and whom to ask. */
export function Ended({ error, who }: { error: Error; who: string }): ReactNode {
  const t = sharedMessages.useT();
  return (
    <div role="status">
      <EmptyState icon={Unlink} title={t("shared.ended")}>
        {error.message} {who ? t("shared.endedBody", { who }) : t("shared.endedBodyNobody")}
      </EmptyState>
    </div>
  );
}
