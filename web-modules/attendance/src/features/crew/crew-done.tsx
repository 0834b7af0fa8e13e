import { Alert, DateText } from "@groundwork/kit";
import { CircleCheck } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { OutboxState } from "../clock/outbox";
import type { KeptCrewPunch } from "./kept-crew";

interface CrewDoneProps {
  /** By this page, or kept on this device when it was opened. */
  pressed: readonly KeptCrewPunch[];
  outbox: OutboxState<KeptCrewPunch>;
  timeZone: string;
}

/** Which of them neither wait nor were refused: the service has them. */
export function takenOf(pressed: readonly KeptCrewPunch[], outbox: OutboxState<KeptCrewPunch>): KeptCrewPunch[] {
  const open = new Set([...outbox.punches, ...outbox.refused.map(({ punch }) => punch)].map(({ punchId }) => punchId));
  return pressed.filter(({ punchId }) => !open.has(punchId));
}

/** Of whom the service has what was pressed: those who are missing here stand among what waits or was refused. */
export function CrewDone({ pressed, outbox, timeZone }: CrewDoneProps): ReactNode {
  const t = messages.useT();
  const taken = takenOf(pressed, outbox);
  return [...new Set(taken.map(({ checkType }) => checkType))].map((checkType) => {
    const done = taken.filter((each) => each.checkType === checkType);
    return (
      <Alert
        key={checkType}
        color="sky"
        role="status"
        icon={<CircleCheck size={18} aria-hidden />}
        title={`${t(`clock.press.${checkType}`)}: ${t("crew.recorded", { count: done.length })}`}
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
  });
}
