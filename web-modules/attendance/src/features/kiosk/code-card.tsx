import { DateText, Panel, QrCode, Stack, Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { KioskPairing } from "./api";
import classes from "./code-card.module.css";

const PATH = "/attendance/kiosk";

/** What to open and to type on the tablet. */
export function CodeCard({ pairing }: { pairing: KioskPairing }): ReactNode {
  const t = messages.useT();
  const address = `${window.location.origin}${PATH}`;
  return (
    <Panel>
      <Stack gap="sm">
        <Text>{t("kiosks.codeIs")}</Text>
        <Text fw={600} className={classes.address ?? ""}>
          {address}
        </Text>
        <QrCode text={address} label={t("kiosks.qr")} />
        <output className={classes.code}>{pairing.code}</output>
        <Text size="sm" c="dimmed">
          {t("kiosks.codeUntil")} <DateText when={pairing.pairsUntil} style="time" />. {t("kiosks.codeOnce")}
        </Text>
      </Stack>
    </Panel>
  );
}
