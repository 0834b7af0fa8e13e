import type { ReactNode } from "react";
import { rehearsalMessages } from "../../messages/rehearsal";

export function NotRehearsed({ error }: { error: unknown }): ReactNode {
  const t = rehearsalMessages.useT();
  const message = error instanceof Error ? error.message : "";
  return t("rehearsal.failedHelp", { message });
}
