import { Button, useSession } from "@groundwork/kit";
import { type ReactNode, useMemo, useState, useSyncExternalStore } from "react";
import { useFill } from "../../fill/context";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import type { FillProps } from "../drawn-kind";
import classes from "./fill.module.css";
import { type Stroke, signaturePicture } from "./ink";
import { SignaturePad } from "./pad";
import { MOST_NAME, type SignatureSetting, type SignatureValue } from "./rules";
import { SignatureView } from "./view";

export function SignatureFill(props: FillProps<SignatureSetting, SignatureValue>): ReactNode {
  const { field, value, onChange } = props;
  const t = formworkMessages.useT();
  const { uploads } = useFill();
  const subscribe = useMemo(() => (listener: () => void) => uploads.subscribe(field.id, listener), [uploads, field.id]);
  const [pending] = useSyncExternalStore(subscribe, () => uploads.of(field.id));
  if (pending)
    return (
      <div className={classes.state} role="status">
        <span className={pending.error ? controls.problem : controls.note}>
          {pending.error ? t("signature.failed", { reason: pending.error.message }) : t("signature.sending")}
        </span>
        {pending.error && (
          <div className={classes.buttons}>
            <Button onClick={() => uploads.retry(field.id, pending.fileId)}>{t("signature.retry")}</Button>
            <Button variant="default" onClick={() => uploads.remove(field.id, pending.fileId)}>
              {t("signature.again")}
            </Button>
          </div>
        )}
      </div>
    );
  if (value?.fileId)
    return (
      <div className={classes.state}>
        <SignatureView {...props} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => onChange(null)}>
            {t("signature.again")}
          </Button>
        </div>
      </div>
    );
  return <Signing {...props} />;
}

/** Drawn with a pointer; or, by keyboard, the typed name in handwriting. */
function Signing({ field, value, ids, isInvalid, isRequired }: FillProps<SignatureSetting, SignatureValue>): ReactNode {
  const t = formworkMessages.useT();
  const { store, uploads } = useFill();
  const { profile } = useSession();
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [name, setName] = useState(value?.label || profile?.fullName || "");
  const [failure, setFailure] = useState<string | null>(null);
  const isDrawn = strokes.length > 0;

  const use = async () => {
    try {
      const picture = await signaturePicture(strokes, name.trim(), t("signature.fileName"));
      uploads.add(field.id, picture, ({ fileId }) => {
        const description = (store.value(field.id) as SignatureValue | null)?.description ?? "";
        store.setValue(field.id, { fileId, label: name.trim(), description } satisfies SignatureValue);
      });
    } catch (reason) {
      setFailure(reason instanceof Error ? reason.message : String(reason));
    }
  };
  return (
    <>
      <SignaturePad strokes={strokes} onStrokes={setStrokes} />
      <label className={classes.name}>
        {t("signature.printed")}
        <input
          type="text"
          className={controls.input}
          value={name}
          maxLength={MOST_NAME}
          autoComplete="name"
          aria-describedby={ids.describedBy}
          aria-invalid={isInvalid}
          aria-required={isRequired}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <div className={classes.buttons}>
        <Button disabled={!isDrawn && name.trim() === ""} onClick={() => void use()}>
          {t(isDrawn ? "signature.use" : "signature.useTyped")}
        </Button>
        <Button variant="default" disabled={!isDrawn} onClick={() => setStrokes([])}>
          {t("signature.clear")}
        </Button>
      </div>
      {failure && (
        <p className={controls.problem} role="alert">
          {t("signature.failed", { reason: failure })}
        </p>
      )}
    </>
  );
}
