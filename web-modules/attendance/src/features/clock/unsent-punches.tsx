import { Alert, Button, confirm, DateText, Group, Stack } from "@groundwork/kit";
import { TextField } from "@groundwork/kit/forms";
import { CloudOff, TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import type { KeptPunch, RefusedPunch } from "./kept-punches";
import type { ClockState } from "./use-clock";

interface UnsentProps {
  clock: Pick<ClockState, "outbox" | "forget" | "sendAgain">;
  nameOf: (projectId: string) => string;
  longestNote: number;
}

/** What is on this device alone, and what the service could not take. */
export function UnsentPunches({ clock, nameOf, longestNote }: UnsentProps): ReactNode {
  const t = messages.useT();
  const { outbox } = clock;
  const said = ({ checkType, deviceTime, projectId }: KeptPunch) => (
    <>
      {[1, 2, 3, 4].includes(checkType) && t(`clock.press.${checkType}`)} ·{" "}
      <DateText when={deviceTime} style="dateTime" /> · {nameOf(projectId)}
    </>
  );
  const waits = outbox.phase === "idle" || outbox.phase === "sending" ? null : outbox.phase;
  return (
    <>
      {outbox.punches.length > 0 && (
        <Alert color="amber" icon={<CloudOff size={18} aria-hidden />} title={t("clock.unsent.title")} role="status">
          <ul>
            {outbox.punches.map((punch) => (
              <li key={punch.punchId}>{said(punch)}</li>
            ))}
          </ul>
          {waits && t(`clock.unsent.${waits}`)}
          {!outbox.isKept && <p>{t("clock.unsent.noRoom")}</p>}
        </Alert>
      )}
      {outbox.refused.map((refused) => (
        <Refused
          key={refused.punch.punchId}
          refused={refused}
          title={said(refused.punch)}
          clock={clock}
          longestNote={longestNote}
        />
      ))}
    </>
  );
}

interface RefusedProps extends Pick<UnsentProps, "clock" | "longestNote"> {
  refused: RefusedPunch;
  title: ReactNode;
}

/** It stays until it was put right or dropped: the worker alone knows what it was. */
function Refused({ refused: { punch, reason }, title, clock, longestNote }: RefusedProps): ReactNode {
  const t = messages.useT();
  const [note, setNote] = useState(punch.note);
  const drop = async () => {
    const asked = { title: t("clock.refused.drop"), body: t("clock.refused.dropBody"), verb: t("clock.refused.drop") };
    if (await confirm({ ...asked, danger: true })) clock.forget(punch.punchId);
  };
  return (
    <Alert color="brick" icon={<TriangleAlert size={18} aria-hidden />} title={title}>
      <Stack gap="sm">
        <div>
          {t("clock.refused.not")} {reason}
        </div>
        {punch.note !== "" && (
          <TextField
            name={`note-${punch.punchId}`}
            label={t("clock.note")}
            value={note}
            onChange={setNote}
            error={null}
            maxLength={longestNote}
            autoComplete="off"
          />
        )}
        <Group gap="sm">
          <Button variant="default" size="xs" onClick={() => clock.sendAgain(punch.punchId, note)}>
            {t("clock.refused.again")}
          </Button>
          <Button variant="default" size="xs" onClick={() => void drop()}>
            {t("clock.refused.drop")}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
