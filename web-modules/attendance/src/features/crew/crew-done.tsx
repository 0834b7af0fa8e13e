import { Alert, DateText } from "@groundwork/kit";
import { CircleCheck } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { OutboxState } from "../clock/outbox";
import type { KeptCrewPunch } from "./kept-crew";

interface CrewDoneProps {
  /** As they were pressed together, by this page. */
  pressed: readonly KeptCrewPunch[];
  outbox: OutboxState<KeptCrewPunch>;
  timeZone: string;
}

/** Of whom the service has what was pressed last: those who are missing here stand among what waits or was refused. */
export function CrewDone({ pressed, outbox, timeZone }: CrewDoneProps): ReactNode {
  const t = messages.useT();
  const open = new Set([...outbox.punches, ...outbox.refused.map(({ punch }) => punch)].map(({ punchId }) => punchId));
  const done = pressed.filter(({ punchId }) => !open.has(punchId));
  const [first] = done;
  if (first === undefined) return null;
  return (
    <Alert
      color="sky"
      role="status"
      icon={<CircleCheck size={18} aria-hidden />}
      title={`${t(`clock.press.${first.checkType}`)}: ${t("crew.recorded", { count: done.length })}`}
    >
      <ul aria-label={t("crew.recordedList")}>
        {done.map(({ punchId, fullName, statedTime, deviceTime }) => (
          <li key={punchId}>
            {fullName} · <DateText when={statedTime ?? deviceTime} style="time" timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
