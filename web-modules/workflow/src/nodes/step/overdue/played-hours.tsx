import { Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { overdueMessages } from "./messages";

/** Said of a play whose steps count working hours. */
export default function PlayedHours(): ReactNode {
  const t = overdueMessages.useT();
  return (
    <Text size="sm" c="dimmed">
      {t("overdue.played")}
    </Text>
  );
}
