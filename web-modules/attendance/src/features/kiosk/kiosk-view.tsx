import { Button, confirm, DateText, Facts, Group, Stack, Text, toast, useAction } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { type Kiosk, type KioskPairing, writes } from "./api";
import { CodeCard } from "./code-card";

interface KioskViewProps {
  kiosk: Kiosk;
  /** Just made: there is a code to type. */
  pairing: KioskPairing | null;
  onRemoved: () => void | Promise<void>;
}

export function KioskView({ kiosk, pairing, onRemoved }: KioskViewProps): ReactNode {
  const t = messages.useT();
  const { kioskId, name } = kiosk;
  const [made, setMade] = useState(pairing);
  const code = useAction<string, KioskPairing>({
    run: writes.newCode,
    onSuccess: setMade,
    onError: (error) => toast.error(error, t("kiosks.noCode")),
  });
  const removal = useAction<string, null>({
    run: writes.remove,
    onSuccess: async () => {
      toast.done({ title: t("kiosks.removed", { name }) });
      await onRemoved();
    },
    onError: (error) => toast.error(error, t("kiosks.notRemoved")),
  });
  const ask = async () => {
    const verb = t("kiosks.remove", { name });
    if (await confirm({ title: verb, body: t("kiosks.removeHelp"), verb, danger: true })) removal.mutate(kioskId);
  };
  return (
    <Stack gap="lg">
      <Facts
        items={[
          { label: t("kiosks.site"), value: kiosk.projectName },
          {
            label: t("kiosks.seen"),
            value: kiosk.lastSeenAt ? <DateText when={kiosk.lastSeenAt} style="dateTime" /> : t("kiosks.notPaired"),
          },
        ]}
      />
      {made && <CodeCard pairing={made} />}
      <div>
        <Text size="sm" c="dimmed" mb="xs">
          {t("kiosks.newCodeHelp")}
        </Text>
        <Group gap="xs">
          <Button variant="default" loading={code.isPending} onClick={() => code.mutate(kioskId)}>
            {t("kiosks.newCode")}
          </Button>
          <Button variant="light" color="brick" loading={removal.isPending} onClick={() => void ask()}>
            {t("kiosks.remove", { name })}
          </Button>
        </Group>
      </div>
    </Stack>
  );
}
