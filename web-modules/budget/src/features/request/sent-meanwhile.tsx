import { Alert, Button, Text } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { RequestDetail } from "../api";

/** The draft that is changed here was sent from another window: what is typed is in neither. */
export function SentMeanwhile({ request, onLetGo }: { request: RequestDetail; onLetGo: () => void }): ReactNode {
  const t = messages.useT();
  return (
    <Alert
      color="amber"
      role="alert"
      icon={<TriangleAlert size={18} aria-hidden />}
      title={t("request.sentMeanwhile", { number: request.number })}
    >
      <Text size="sm">{t("request.sentMeanwhileHelp")}</Text>
      <Button mt="sm" size="compact-md" variant="default" onClick={onLetGo}>
        {t("request.showSent")}
      </Button>
    </Alert>
  );
}
