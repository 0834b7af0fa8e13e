import { Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";

export function ParallelSettings(): ReactNode {
  const t = messages.useT();
  return <Text c="dimmed">{t("parallel.help")}</Text>;
}
