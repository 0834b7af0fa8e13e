import { Alert } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { OwnCard } from "./api";

/** Said above all else: whoever holds it may be about to use it. */
export function MustNotBeUsed({ card }: { card: Pick<OwnCard, "mustNotBeUsed" | "defects"> }): ReactNode {
  const t = messages.useT();
  if (!card.mustNotBeUsed) return null;
  return (
    <Alert color="brick" role="alert" icon={<TriangleAlert size={20} aria-hidden />} title={t("found.mustNotBeUsed")}>
      {card.defects.length > 0 ? card.defects.join(" · ") : t("scan.mark.inService")}
    </Alert>
  );
}
