import { Alert, Button, confirm, DateText, Group, Stack } from "@groundwork/kit";
import { TextField } from "@groundwork/kit/forms";
import { CloudOff, TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import type { KeptPunch, RefusedPunch } from "./kept-punches";
import type { OutboxState } from "./outbox";
import type { ClockState } from "./use-clock";

export interface UnsentProps<P extends KeptPunch> {
  clock: Pick<ClockState, "forget" | "sendAgain"> & { outbox: OutboxState<P> };
  nameOf: (projectId: string) => string;
  longestNote: number;
  /** Of a crew: who, and when it was where somebody said so. */
  about?: (punch: P) => { who: string; when: string };
  /** What is lost with one that is removed. */
  dropHelp?: string;
}

/** What is on this device alone, and what the service could not take. */
export function UnsentPunches<P extends KeptPunch>(props: UnsentProps<P>): ReactNode {
  const { clock, nameOf, longestNote, about } = props;
  const t = messages.useT();
  const { outbox } = clock;
  const dropHelp = props.dropHelp ?? t("clock.refused.dropBody");
  const said = (punch: P) => {
    const { checkType, deviceTime, projectId } = punch;
    const { who, when } = about?.(punch) ?? { who: null, when: deviceTime };
    return (
      <>
        {who && `${who} · `}
        {[1, 2, 3, 4].includes(checkType) && t(`clock.press.${checkType}`)} · <DateText when={when} style="dateTime" />
        {nameOf(projectId) && ` · ${nameOf(projectId)}`}
      </>
    );
  };
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
          dropHelp={dropHelp}
        />
      ))}
    </>
  );
}

interface RefusedProps {
  clock: Pick<ClockState, "forget" | "sendAgain">;
  refused: RefusedPunch;
  title: ReactNode;
  longestNote: number;
  dropHelp: string;
}

/** It stays until it was put right or dropped: the worker alone knows what it was. */
function Refused({ refused: { punch, reason }, title, clock, longestNote, dropHelp }: RefusedProps): ReactNode {
  const t = messages.useT();
  const [note, setNote] = useState(punch.note);
  const drop = async () => {
    const asked = { title: t("clock.refused.drop"), body: dropHelp, verb: t("clock.refused.drop") };
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
