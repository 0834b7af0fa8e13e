import { Button, CopyButton, Group, QrCode, Stack, Text, Title } from "@groundwork/kit";
import { Printer } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { startLinkMessages } from "../../messages/start-link";
import classes from "./poster.module.css";

interface PosterProps {
  formName: string;
  address: string;
  hasPin: boolean;
  onAnother: () => void;
}

/** What hangs at the gate. Its address is told once: nothing that opens the link is kept. */
export function Poster({ formName, address, hasPin, onAnother }: PosterProps): ReactNode {
  const t = startLinkMessages.useT();
  return (
    <Stack gap="sm">
      <Text>{t("startLink.made")}</Text>
      <div className={classes.poster}>
        <Title order={2}>{formName}</Title>
        <Text fw={600}>{t("startLink.scan")}</Text>
        {hasPin && <Text>{t("startLink.askForPin")}</Text>}
        <QrCode text={address} label={t("startLink.code")} />
        <Text size="sm">{address}</Text>
      </div>
      <Group gap="sm">
        <Button leftSection={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          {t("startLink.print")}
        </Button>
        <CopyButton value={address} label={t("startLink.copy")} />
        <Button variant="default" onClick={onAnother}>
          {t("startLink.another")}
        </Button>
      </Group>
    </Stack>
  );
}
