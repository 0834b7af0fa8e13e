import { Button, CopyButton, Dialog, QrCode, Stack, Text } from "@groundwork/kit";
import { Smartphone } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import classes from "./on-phone.module.css";

/** Goes on at a place of the app on one's phone, whose camera reads where. Not shown on a phone. */
export function OnPhone({ to }: { to: string }): ReactNode {
  const t = messages.useT();
  const [isOpen, setOpen] = useState(false);
  const address = new URL(to, window.location.origin).href;
  return (
    <>
      <Button
        variant="subtle"
        className={classes.button ?? ""}
        leftSection={<Smartphone size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t("phone.open")}
      </Button>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t("phone.open")}>
        <Stack gap="md">
          <Text>{t("phone.body")}</Text>
          <QrCode text={address} label={t("phone.code")} />
          <div className={classes.address}>
            <span>{address}</span>
            <CopyButton value={address} label={t("phone.copy")} />
          </div>
        </Stack>
      </Dialog>
    </>
  );
}
