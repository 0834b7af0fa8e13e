import { Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { rehearsalMessages } from "../../messages/rehearsal";

/** What keeps a form from being published is found by trying cases: of too many some are left. */
export function NotAllTried(): ReactNode {
  const t = rehearsalMessages.useT();
  return <Text mb="md">{t("rehearsal.notAllTried")}</Text>;
}
