import { Alert, Button, countedNow, DateText, isApiError, Stack, Text, Title, useAction } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { CHECK, type CheckType } from "../clock/kept-punches";
import { type ChosenPhoto, TakePhoto } from "../clock/punch-photo";
import { PRESSES } from "../clock/standing";
import { type KioskDay, type KioskPerson, type KioskPunched, tablet } from "./api";
import { isAway } from "./away";
import classes from "./kiosk.module.css";
import { pressOutbox } from "./press-outbox";
import { maySeal, type Sealing, seal } from "./sealed";
import { tabletPhoto } from "./tablet-photo";

export interface Pressed {
  checkType: CheckType;
  at: string;
  photoRefused: string | null;
  /** On the tablet, until there is a network. */
  isKept: boolean;
}

/** Somebody whose day is not known may press whatever it is. */
const ALL: readonly CheckType[] = [CHECK.in, CHECK.out, CHECK.breakStart, CHECK.breakEnd];

interface DayButtonsProps {
  token: string;
  person: KioskPerson;
  pin: string;
  day: KioskDay | null;
  timeZone: string;
  isPhotoAsked: boolean;
  sealing: Sealing | null;
  onPressed: (pressed: Pressed) => void;
  onCancel: () => void;
}

/** What somebody may press now, once they have said who they are. */
export function DayButtons({
  token,
  person,
  pin,
  day,
  timeZone,
  isPhotoAsked,
  sealing,
  onPressed,
  onCancel,
}: DayButtonsProps): ReactNode {
  const t = messages.useT();
  // One id a button: pressed again after a lost answer it is the same punch.
  const [ids] = useState(() => new Map<CheckType, string>());
  const idOf = (checkType: CheckType) => {
    const id = ids.get(checkType) ?? crypto.randomUUID();
    ids.set(checkType, id);
    return id;
  };
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const action = useAction<CheckType, KioskPunched | Kept>({
    run: async (checkType, options) => {
      const press = { userId: person.userId, pin, checkType, deviceTime: new Date().toISOString() };
      const counted = countedNow();
      const punchId = idOf(checkType);
      const file = await photo;
      const picture = file && (await tabletPhoto(file));
      try {
        if (day !== null) return await tablet.press({ token, punchId, ...press, photo: picture }, options);
      } catch (error) {
        if (!maySeal(sealing) || !isAway(error)) throw error;
      }
      if (!maySeal(sealing)) throw new Error(t("kiosk.offline"));
      // Under the same id: if it has arrived all the same, it counts once.
      const sealed = await seal(press, sealing, punchId);
      const kept = { punchId, sealed, name: person.name, deviceTime: press.deviceTime, counted };
      if (!(await pressOutbox().put(kept, picture))) throw new Error(t("kiosk.keptFull"));
      return { keptAt: press.deviceTime };
    },
    onSuccess: (done, checkType) => {
      if ("keptAt" in done) onPressed({ checkType, at: done.keptAt, photoRefused: null, isKept: true });
      else if (done.verdict.at) {
        onPressed({ checkType, at: done.verdict.at, photoRefused: done.photoRefused, isKept: false });
      }
    },
  });
  const refusal = action.data && "verdict" in action.data ? action.data.verdict.reason : null;
  return (
    <div className={classes.narrow}>
      <Stack gap="md">
        <div>
          <Title order={1}>{t("kiosk.hello", { name: person.name })}</Title>
          {day && (
            <Text>
              {t(`clock.state.${day.state}`)}
              {day.since && (
                <>
                  {" · "}
                  {t("clock.since")} <DateText when={day.since} style="time" timeZone={timeZone} />
                </>
              )}
            </Text>
          )}
        </div>
        {!day && <Alert color="amber">{t("kiosk.pinCheckedLater")}</Alert>}
        {day?.isElsewhere && <Alert color="amber">{t("kiosk.elsewhere")}</Alert>}
        {day && day.wrongTries > 0 && <Alert color="amber">{t("kiosk.wrongTries", { count: day.wrongTries })}</Alert>}
        {(action.error || refusal) && (
          <Alert
            color="brick"
            role="alert"
            title={action.error && isUnsure(action.error) ? null : t("kiosk.notRecorded")}
          >
            {action.error && (isUnsure(action.error) ? t("kiosk.unsure") : action.error.message)}
            {refusal}
          </Alert>
        )}
        {isPhotoAsked && <TakePhoto photo={photo} onChosen={setPhoto} isAsked />}
        {pressesOf(day).map((checkType, index) => (
          <Button
            key={checkType}
            fullWidth
            variant={index === 0 && day ? "filled" : "default"}
            className={classes.press ?? ""}
            loading={action.isPending && action.variables === checkType}
            disabled={action.isPending && action.variables !== checkType}
            onClick={() => action.mutate(checkType)}
          >
            {t(`clock.press.${checkType}`)}
          </Button>
        ))}
        <Button variant="subtle" onClick={onCancel}>
          {t("kiosk.lock")}
        </Button>
      </Stack>
    </div>
  );
}

interface Kept {
  keptAt: string;
}

function pressesOf(day: KioskDay | null): readonly CheckType[] {
  if (day === null) return ALL;
  return day.isElsewhere ? [CHECK.in, CHECK.out] : PRESSES[day.state];
}

/** It may have arrived all the same. */
const isUnsure = (error: Error): boolean => isAway(error) || (isApiError(error) && error.httpStatus >= 500);
