import { Alert, Button, DateText, isApiError, Stack, Text, Title, useAction } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { CHECK, type CheckType } from "../clock/kept-punches";
import { type ChosenPhoto, TakePhoto } from "../clock/punch-photo";
import { PRESSES } from "../clock/standing";
import { type KioskDay, type KioskPerson, type KioskPunched, tablet } from "./api";
import classes from "./kiosk.module.css";
import { tabletPhoto } from "./tablet-photo";

interface DayButtonsProps {
  token: string;
  person: KioskPerson;
  pin: string;
  day: KioskDay;
  timeZone: string;
  isPhotoAsked: boolean;
  onPressed: (checkType: CheckType, at: string, photoRefused: string | null) => void;
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
  const action = useAction<CheckType, KioskPunched>({
    run: async (checkType, options) => {
      const deviceTime = new Date().toISOString();
      const file = await photo;
      return tablet.press(
        {
          token,
          userId: person.userId,
          pin,
          punchId: idOf(checkType),
          checkType,
          deviceTime,
          photo: file && (await tabletPhoto(file)),
        },
        options,
      );
    },
    onSuccess: ({ verdict, photoRefused }, checkType) => {
      if (verdict.at) onPressed(checkType, verdict.at, photoRefused);
    },
  });
  const refusal = action.data?.verdict.reason ?? null;
  const presses: readonly CheckType[] = day.isElsewhere ? [CHECK.in, CHECK.out] : PRESSES[day.state];
  return (
    <div className={classes.narrow}>
      <Stack gap="md">
        <div>
          <Title order={1}>{t("kiosk.hello", { name: person.name })}</Title>
          <Text>
            {t(`clock.state.${day.state}`)}
            {day.since && (
              <>
                {" · "}
                {t("clock.since")} <DateText when={day.since} style="time" timeZone={timeZone} />
              </>
            )}
          </Text>
        </div>
        {day.isElsewhere && <Alert color="amber">{t("kiosk.elsewhere")}</Alert>}
        {day.wrongTries > 0 && <Alert color="amber">{t("kiosk.wrongTries", { count: day.wrongTries })}</Alert>}
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
        {presses.map((checkType, index) => (
          <Button
            key={checkType}
            fullWidth
            variant={index === 0 ? "filled" : "default"}
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

/** It may have arrived all the same. */
const isUnsure = (error: Error): boolean => isApiError(error) && (error.isNetwork || error.httpStatus >= 500);
