import { Button, FullScreen } from "@groundwork/kit";
import { SignaturePad, type Stroke } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { formworkMessages } from "../../messages";
import classes from "./large-pad.module.css";

export interface LargePadProps {
  opened: boolean;
  strokes: readonly Stroke[];
  onStrokes: (strokes: readonly Stroke[]) => void;
  onClear: () => void;
  onClose: () => void;
}

/** The pad across a phone's whole screen, along its longer side: one turns the phone to sign. */
export function LargePad({ opened, strokes, onStrokes, onClear, onClose }: LargePadProps): ReactNode {
  const t = formworkMessages.useT();
  const cancel = () => {
    // It is opened where nothing is drawn yet: all that is there was drawn here.
    if (strokes.length > 0) onClear();
    onClose();
  };
  return (
    <FullScreen opened={opened} onClose={cancel} label={t("signature.large")}>
      <div className={classes.sheet}>
        <div className={classes.room}>
          <SignaturePad label={t("signature.pad")} strokes={strokes} onStrokes={onStrokes} />
          <span className={classes.line} aria-hidden />
        </div>
        <div className={classes.buttons}>
          <p className={classes.hint}>{t("signature.largeHelp")}</p>
          <Button variant="subtle" onClick={cancel}>
            {t("signature.cancel")}
          </Button>
          <Button variant="default" disabled={strokes.length === 0} onClick={onClear}>
            {t("signature.clear")}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t("signature.done")}
          </Button>
        </div>
      </div>
    </FullScreen>
  );
}
