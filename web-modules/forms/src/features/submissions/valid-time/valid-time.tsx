import { Button, DateText, Dialog, Facts, List, Panel, Text, useFormats } from "@groundwork/kit";
import { CalendarClock } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { messages } from "../../../messages";
import { validTimeMessages } from "../../../messages/valid-time";
import type { SubmissionDetail } from "../api";
import { ValidUntilMark } from "./valid-until-mark";

const ExtendForm = lazy(() => import("./extend-form"));

type Extension = SubmissionDetail["validTimeExtensions"][number];

function Extended({ extension, timeZone }: { extension: Extension; timeZone: string | undefined }): ReactNode {
  const t = validTimeMessages.useT();
  const say = messages.useT();
  const formats = useFormats();
  const said = {
    who: extension.by?.fullName ?? say("submissions.track.somebody"),
    away: extension.actedFor?.fullName ?? "",
    until: formats.date(extension.endsAt, "dateTime", timeZone),
  };
  const wasLate = new Date(extension.at) >= new Date(extension.endedAt);
  const what = wasLate ? "validTime.extendedLate" : "validTime.extended";
  return (
    <List.Item>
      <Text size="sm">{t(extension.actedFor ? `${what}InPlace` : what, said)}</Text>
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {say("submissions.track.reason", { reason: extension.reason })}
      </Text>
      <Text size="sm" c="dimmed">
        <DateText when={extension.at} style="dateTime" timeZone={timeZone} />
      </Text>
    </List.Item>
  );
}

/** From when until when it is valid, who moved its end and why; and moving it, for who may. */
export function ValidTime({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = validTimeMessages.useT();
  const [isOpen, setOpen] = useState(false);
  const { validTimeStart: start, validTimeEnd: end, validTimeExtensions: extensions } = detail;
  const timeZone = detail.project?.timeZone;
  if (start === null || end === null) return null;
  return (
    <Panel title={t("validTime.title")}>
      <ValidUntilMark of={detail} timeZone={timeZone} />
      <Facts
        items={[
          { label: t("validTime.from"), value: <DateText when={start} style="dateTime" timeZone={timeZone} /> },
          { label: t("validTime.until"), value: <DateText when={end} style="dateTime" timeZone={timeZone} /> },
        ]}
      />
      {extensions.length > 0 && (
        <section aria-label={t("validTime.extensions")}>
          <Text size="sm" fw={600} mt="md">
            {t("validTime.extensions")}
          </Text>
          <List listStyleType="none" spacing="xs">
            {extensions.map((each) => (
              <Extended key={each.at} extension={each} timeZone={timeZone} />
            ))}
          </List>
        </section>
      )}
      {detail.mayExtendValidTime && (
        <>
          <Button
            variant="default"
            mt="md"
            leftSection={<CalendarClock size={18} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t("validTime.extend")}
          </Button>
          <Dialog opened={isOpen} onClose={() => setOpen(false)} title={t("validTime.extend.title")}>
            <Suspense>
              <ExtendForm
                submissionId={detail.submissionId}
                end={end}
                timeZone={timeZone}
                onDone={() => setOpen(false)}
              />
            </Suspense>
          </Dialog>
        </>
      )}
    </Panel>
  );
}
