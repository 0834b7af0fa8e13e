import { Button, Group, Stack, Text, toast, useFormats, useSession } from "@groundwork/kit";
import { Copy, Download, Printer } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef } from "react";
import { messages } from "../../messages";
import { saveText } from "./save-text";
import classes from "./security.module.css";

export interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The codes, shown this once, with every way to keep them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps): ReactNode {
  const t = messages.useT();
  const { date } = useFormats();
  const { profile } = useSession();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => sheet.current?.focus(), []);

  const head = t("security.codes.fileHead", { email: profile?.email ?? "", date: date(Date.now()) });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast.done({ title: t("security.codes.copied") });
    } catch {
      toast.failed({ title: t("security.codes.copyFailed") });
    }
  };
  return (
    <Stack gap="md">
      <Text>{t("security.codes.keep")}</Text>
      <section className={classes.sheet} ref={sheet} tabIndex={-1} aria-label={t("security.codes.title")}>
        <p className={classes.sheetHead}>{head}</p>
        <ul className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </section>
      <Group gap="xs">
        <Button variant="default" leftSection={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          {t("security.codes.copy")}
        </Button>
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          onClick={() => saveText("groundwork-recovery-codes.txt", [head, "", ...codes, ""].join("\n"))}
        >
          {t("security.codes.download")}
        </Button>
        <Button variant="default" leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
          {t("security.codes.print")}
        </Button>
      </Group>
      <Button onClick={onKept}>{t("security.codes.saved")}</Button>
    </Stack>
  );
}
