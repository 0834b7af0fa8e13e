import { Alert } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";

/** That nobody may answer a request but who asked, and who can do something about it. */
export function NobodyAnswers({ isYours = false }: { isYours?: boolean }): ReactNode {
  const t = messages.useT();
  return (
    <Alert
      color="amber"
      variant="light"
      role="status"
      icon={<TriangleAlert size={18} aria-hidden />}
      title={t("nobody.title")}
    >
      {t(isYours ? "nobody.yours" : "nobody.theirs")} {t("nobody.help")}
    </Alert>
  );
}
