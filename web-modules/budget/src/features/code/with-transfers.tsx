import { Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { CodeDetail } from "../api";

/** How a code's budget came about, where transfers or changes gave it something, or took it. */
export function WithTransfers({ code: { amount, transferred, currency } }: { code: CodeDetail }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  if (/^[0.]+$/.test(transferred)) return null;
  return (
    <Text size="sm" c="dimmed">
      {t("code.withTransfers", {
        amount: formats.amount(amount, currency),
        transferred: formats.amount(transferred, currency),
      })}
    </Text>
  );
}
