import { DateText, List, Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { unsentMessages } from "../../messages/unsent";
import type { UnsentMail } from "./api";

/** Who did not get the workflow's mail, and why: nobody has to wonder. */
export function UnsentMails({
  mails,
  timeZone,
}: {
  mails: readonly UnsentMail[];
  timeZone?: string | undefined;
}): ReactNode {
  const t = unsentMessages.useT();
  return (
    <section aria-label={t("unsent.title")}>
      <Text size="sm" fw={600} mt="md">
        {t("unsent.title")}
      </Text>
      <List listStyleType="none" spacing={4} size="sm">
        {mails.map((mail, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two mails of one press may go to the same address
          <List.Item key={`${mail.email}-${index}`}>
            <Text component="span" size="sm" style={{ overflowWrap: "anywhere" }}>
              {mail.email}
            </Text>{" "}
            <Text component="span" size="sm" c="dimmed">
              {t(`unsent.${mail.why}`)}{" "}
              {mail.retryAt && <DateText when={mail.retryAt} style="dateTime" timeZone={timeZone} />}
            </Text>
          </List.Item>
        ))}
      </List>
    </section>
  );
}
