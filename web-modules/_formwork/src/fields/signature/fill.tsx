import { Button } from "@groundwork/kit";
import { SignaturePad } from "@groundwork/kit/forms";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { usePendingUploads } from "../../fill/context";
import { formworkMessages } from "../../messages";
import { BoundedText } from "../bounded-text";
import controls from "../control.module.css";
import type { FillProps } from "../drawn-kind";
import classes from "./fill.module.css";
import { LargePad } from "./large-pad";
import type { SignatureSetting, SignatureValue } from "./rules";
import { MOST_NAME } from "./rules";
import { Standing } from "./standing";
import { useSigning } from "./use-signing";
import { SignatureView } from "./view";

/** Drawn with a pointer; or, by keyboard, the typed name in handwriting. What is drawn counts once the pen is up. */
export default function SignatureFill(props: FillProps<SignatureSetting, SignatureValue>): ReactNode {
  const { field, value, ids, isInvalid, isRequired } = props;
  const t = formworkMessages.useT();
  const [pending] = usePendingUploads(field.id);
  const signing = useSigning(props, pending);
  const { strokes, name } = signing;
  const nameId = useId();
  const [isLarge, setLarge] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  const hasTyped = useRef(false);
  const isSigned = strokes.length === 0 && (pending !== undefined || Boolean(value?.fileId));
  useEffect(() => {
    // The button that signed by the typed name is gone: by keyboard one goes on from the one in its place.
    if (isSigned && hasTyped.current) again.current?.focus({ preventScroll: true });
    hasTyped.current = false;
  }, [isSigned]);
  // Signed in an earlier visit, by the typed name, or by somebody else meanwhile: there is nothing to go on drawing.
  if (isSigned)
    return (
      <div className={classes.state}>
        {!pending && <SignatureView {...props} />}
        <Standing field={field} value={value} pending={pending} />
        <div className={classes.buttons}>
          <Button ref={again} variant="default" onClick={signing.clear}>
            {t("signature.again")}
          </Button>
        </div>
      </div>
    );
  return (
    <>
      <SignaturePad label={t("signature.pad")} strokes={strokes} onStrokes={signing.draw} />
      <div className={classes.name}>
        <label htmlFor={nameId}>{t("signature.printed")}</label>
        <BoundedText
          id={nameId}
          value={name}
          maxLength={MOST_NAME}
          autoComplete="name"
          aria-describedby={ids.describedBy}
          aria-invalid={isInvalid}
          aria-required={isRequired}
          onChange={signing.setName}
        />
      </div>
      <Standing field={field} value={value} pending={pending} />
      <div className={classes.buttons}>
        {strokes.length > 0 ? (
          <Button variant="default" onClick={signing.clear}>
            {t("signature.clear")}
          </Button>
        ) : (
          <>
            <Button
              variant="default"
              disabled={name.trim() === ""}
              onClick={() => {
                hasTyped.current = true;
                signing.signWithName();
              }}
            >
              {t("signature.useTyped")}
            </Button>
            <Button variant="default" className={classes.large ?? ""} onClick={() => setLarge(true)}>
              {t("signature.large")}
            </Button>
          </>
        )}
      </div>
      <LargePad
        opened={isLarge}
        strokes={strokes}
        onStrokes={signing.draw}
        onClear={signing.clear}
        onClose={() => setLarge(false)}
      />
      {signing.failure && (
        <p className={controls.problem} role="alert">
          {t("signature.failed", { reason: signing.failure })}
        </p>
      )}
    </>
  );
}
