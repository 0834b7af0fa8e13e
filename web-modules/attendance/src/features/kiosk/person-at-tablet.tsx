import { useAction } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { type KioskDay, type KioskPerson, tablet } from "./api";
import { isAway } from "./away";
import { ChoosePin } from "./choose-pin";
import { DayButtons, type Pressed } from "./day-buttons";
import { PinPad } from "./pin-pad";
import { maySeal, type Sealing } from "./sealed";

interface PersonAtTabletProps {
  token: string;
  person: KioskPerson;
  timeZone: string;
  isPhotoAsked: boolean;
  /** With what a press is sealed without a network. */
  sealing: Sealing | null;
  onPressed: (pressed: Pressed) => void;
  onCancel: () => void;
}

interface Known {
  pin: string;
  /** Null: there is no network, so nobody knows, and the PIN is checked later. */
  day: KioskDay | null;
}

/** Who they are, a PIN of their own where a manager gave them one, and then their day. */
export function PersonAtTablet({
  token,
  person,
  timeZone,
  isPhotoAsked,
  sealing,
  onPressed,
  onCancel,
}: PersonAtTabletProps): ReactNode {
  const t = messages.useT();
  const [known, setKnown] = useState<Known | null>(null);
  const { userId } = person;
  const identified = useAction<string, KioskDay | null>({
    run: async (pin, options) => {
      try {
        return await tablet.identify({ token, userId, pin }, options);
      } catch (error) {
        if (maySeal(sealing) && isAway(error)) return null;
        throw error;
      }
    },
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
        error={isAway(identified.error) ? t("kiosk.offline") : (identified.error?.message ?? null)}
        onTyped={identified.mutate}
        onCancel={onCancel}
      />
    );
  }
  if (known.day?.mustChoosePin) {
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
      sealing={sealing}
      onPressed={onPressed}
      onCancel={onCancel}
    />
  );
}
