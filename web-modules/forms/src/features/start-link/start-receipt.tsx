import { Button, Group, Panel, Stack, Text, toast, useAction } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { Plus, UserRound } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { startLinkMessages } from "../../messages/start-link";
import { newSecret } from "../share/secret";
import type { SubmissionDetail } from "../submissions/api";

/** `token`: by which the browser is known in the next one. */
export type StartAnother = (token: string, options: WriteKey) => Promise<void>;

interface StartReceiptProps {
  detail: SubmissionDetail;
  /** In whose name another one is. */
  fullName: string;
  onAnother: StartAnother;
  /** The device is handed on. */
  onNext: () => void;
}

/** What a visitor takes home, the way to the next one in the same name, and the next person's. */
export function StartReceipt({ detail, fullName, onAnother, onNext }: StartReceiptProps): ReactNode {
  const t = startLinkMessages.useT();
  const number = detail.referenceNumberStr;
  // The same one with each try: an answer that was lost had begun it already.
  const [token] = useState(newSecret);
  const another = useAction({
    run: (_: undefined, options) => onAnother(token, options),
    onError: (error) => toast.error(error, t("start.againFailed")),
  });
  return (
    <Panel title={number ? t("start.number", { number }) : t("start.noNumber")}>
      <Stack gap="md" align="flex-start">
        <Text>{t("start.kept")}</Text>
        <Group gap="sm">
          <Button
            leftSection={<Plus size={18} aria-hidden />}
            loading={another.isPending}
            onClick={() => another.mutate(undefined)}
          >
            {t("start.again", { name: fullName })}
          </Button>
          <Button
            variant="default"
            leftSection={<UserRound size={18} aria-hidden />}
            disabled={another.isPending}
            onClick={onNext}
          >
            {t("start.next")}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
