import { useAction } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import type { CheckType } from "../clock/kept-punches";
import { type KioskDay, type KioskPerson, tablet } from "./api";
import { ChoosePin } from "./choose-pin";
import { DayButtons } from "./day-buttons";
import { PinPad } from "./pin-pad";

interface PersonAtTabletProps {
  token: string;
  person: KioskPerson;
  timeZone: string;
  isPhotoAsked: boolean;
  onPressed: (checkType: CheckType, at: string, photoRefused: string | null) => void;
  onCancel: () => void;
}

interface Known {
  pin: string;
  day: KioskDay;
}

/** Who they are, a PIN of their own where a manager gave them one, and then their day. */
export function PersonAtTablet({
  token,
  person,
  timeZone,
  isPhotoAsked,
  onPressed,
  onCancel,
}: PersonAtTabletProps): ReactNode {
  const t = messages.useT();
  const [known, setKnown] = useState<Known | null>(null);
  const { userId } = person;
  const identified = useAction<string, KioskDay>({
    run: (pin, options) => tablet.identify({ token, userId, pin }, options),
    onSuccess: (day, pin) => setKnown({ pin, day }),
  });
  const chosen = useAction<{ pin: string; newPin: string }, KioskDay>({
    run: (pins, options) => tablet.choosePin({ token, userId, ...pins }, options),
    onSuccess: (day, { newPin }) => setKnown({ pin: newPin, day }),
  });
  if (known === null) {
    return (
      <PinPad
        key="identify"
        title={t("kiosk.hello", { name: person.name })}
        help={t("kiosk.typePin")}
        isBusy={identified.isPending}
        error={identified.error?.message ?? null}
        onTyped={identified.mutate}
        onCancel={onCancel}
      />
    );
  }
  if (known.day.mustChoosePin) {
    return (
      <ChoosePin
        isBusy={chosen.isPending}
        error={chosen.error?.message ?? null}
        onChosen={(newPin) => chosen.mutate({ pin: known.pin, newPin })}
        onCancel={onCancel}
      />
    );
  }
  return (
    <DayButtons
      token={token}
      person={person}
      pin={known.pin}
      day={known.day}
      timeZone={timeZone}
      isPhotoAsked={isPhotoAsked}
      onPressed={onPressed}
      onCancel={onCancel}
    />
  );
}
