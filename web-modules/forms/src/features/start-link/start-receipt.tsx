import { Button, Panel, Stack, Text } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { startLinkMessages } from "../../messages/start-link";
import type { SubmissionDetail } from "../submissions/api";

interface StartReceiptProps {
  detail: SubmissionDetail;
  onAnother: () => void;
}

/** What a visitor takes home, and the way for whoever comes next. */
export function StartReceipt({ detail, onAnother }: StartReceiptProps): ReactNode {
  const t = startLinkMessages.useT();
  const number = detail.referenceNumberStr;
  return (
    <Panel title={number ? t("start.number", { number }) : t("start.noNumber")}>
      <Stack gap="md" align="flex-start">
        <Text>{t("start.kept")}</Text>
        <Button leftSection={<Plus size={18} aria-hidden />} onClick={onAnother}>
          {t("start.again")}
        </Button>
      </Stack>
    </Panel>
  );
}
