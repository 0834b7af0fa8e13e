import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { PinPad } from "./pin-pad";

interface ChoosePinProps {
  isBusy: boolean;
  /** Why the last one was not taken. */
  error: string | null;
  onChosen: (pin: string) => void;
  onCancel: () => void;
}

/** Typed twice: nobody sees what they type, and a glove slips. */
export function ChoosePin({ isBusy, error, onChosen, onCancel }: ChoosePinProps): ReactNode {
  const t = messages.useT();
  const [first, setFirst] = useState<string | null>(null);
  const [areTwo, setAreTwo] = useState(false);
  const begin = (pin: string) => {
    setAreTwo(false);
    setFirst(pin);
  };
  const repeat = (pin: string) => {
    setFirst(null);
    setAreTwo(pin !== first);
    if (pin === first) onChosen(pin);
  };
  return first === null ? (
    <PinPad
      key="choose"
      title={t("kiosk.choosePin")}
      help={t("kiosk.choosePinHelp")}
      isBusy={isBusy}
      error={areTwo ? t("kiosk.twoPins") : error}
      onTyped={begin}
      onCancel={onCancel}
    />
  ) : (
    <PinPad
      key="repeat"
      title={t("kiosk.repeatPin")}
      isBusy={isBusy}
      error={null}
      onTyped={repeat}
      onCancel={onCancel}
    />
  );
}
