import { DateText, Text, useFormats, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { Figures } from "../admin/figures";
import { Notice } from "../auth/notice";
import { type MailUseToday, mailUseQuery } from "./api";

const NEARLY = 0.8;

function Trouble({ use }: { use: MailUseToday }): ReactNode {
  const t = messages.useT();
  if (use.isStopped) return <Notice tone="bad">{t("mails.stopped")}</Notice>;
  if (use.outsideUsed >= use.outsideADay) return <Notice tone="bad">{t("mails.usedUp")}</Notice>;
  if (use.outsideUsed >= use.outsideADay * NEARLY) return <Notice tone="bad">{t("mails.nearlyUsed")}</Notice>;
  return null;
}

/** What of the day's mails to people outside is used, and what stands in their way. */
export function MailUse(): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const { data: use } = useQuery(mailUseQuery);
  const shown = (value: number | undefined) => (value === undefined ? "–" : formats.number(value));
  return (
    <>
      {use && <Trouble use={use} />}
      <Text c="dimmed">
        {t("mails.help")} {use?.isNew && t("mails.isNew")}
      </Text>
      <Figures
        items={[
          {
            label: t("mails.today"),
            value: shown(use?.outsideUsed),
            ...(use ? { note: t("mails.ofBudget", { most: formats.number(use.outsideADay) }) } : {}),
          },
          { label: t("mails.waiting"), value: shown(use?.heldCount) },
          { label: t("mails.reports"), value: shown(use?.reportsCount) },
          { label: t("mails.resets"), value: use ? <DateText when={use.resetsAt} style="time" /> : "–" },
        ]}
      />
    </>
  );
}
