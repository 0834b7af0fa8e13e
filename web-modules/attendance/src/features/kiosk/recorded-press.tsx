import { Alert, Button, DateText, Text } from "@groundwork/kit";
import { CircleCheck, CloudOff } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { KioskPerson } from "./api";
import type { Pressed } from "./day-buttons";
import classes from "./kiosk.module.css";

interface RecordedPressProps {
  person: KioskPerson;
  pressed: Pressed;
  timeZone: string;
  onDone: () => void;
}

const isPress = (value: number): value is 1 | 2 | 3 | 4 => [1, 2, 3, 4].includes(value);

export function RecordedPress({ person, pressed, timeZone, onDone }: RecordedPressProps): ReactNode {
  const t = messages.useT();
  const { checkType, at, photoRefused, isKept } = pressed;
  return (
    <div className={classes.recorded} role="status">
      {isKept ? <CloudOff size={64} aria-hidden /> : <CircleCheck size={64} aria-hidden />}
      <div>{person.name}</div>
      <div>
        {isPress(checkType) && t(`${isKept ? "clock.press" : "kiosk.recorded"}.${checkType}`)}{" "}
        <DateText when={at} style="time" timeZone={timeZone} />
      </div>
      {isKept && <Text>{t("kiosk.kept")}</Text>}
      {photoRefused && (
        <Alert color="amber" title={t("clock.photo.refused")}>
          {photoRefused}
        </Alert>
      )}
      <Button size="lg" variant="default" onClick={onDone}>
        {t("kiosk.done")}
      </Button>
    </div>
  );
}
