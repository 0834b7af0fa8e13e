import { Button, type PendingUpload } from "@groundwork/kit";
import { CircleCheck } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { Field } from "../../body/types";
import { useFill } from "../../fill/context";
import { useIsOnline } from "../../fill/use-is-online";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import classes from "./fill.module.css";
import type { SignatureValue } from "./rules";
import { useOtherSigner } from "./use-other-signer";

interface StandingProps {
  field: Field;
  value: SignatureValue | null;
  pending: PendingUpload | undefined;
}

/** Whether it is signed, in words: ink on the screen alone does not say so. */
export function Standing({ field, value, pending }: StandingProps): ReactNode {
  const t = formworkMessages.useT();
  const { uploads } = useFill();
  const other = useOtherSigner(value);
  const isOnline = useIsOnline();
  if (pending?.error)
    return (
      <div role="alert">
        <p className={controls.problem}>{t("signature.failed", { reason: pending.error.message })}</p>
        <Button onClick={() => uploads.retry(field.id, pending.fileId)}>{t("signature.retry")}</Button>
      </div>
    );
  const signed = other
    ? t("signature.byOther", { name: value?.label?.trim() || other.fullName })
    : t("signature.signed");
  const words = pending
    ? t(isOnline ? "signature.sending" : "signature.kept")
    : value?.fileId
      ? signed
      : value?.label?.trim()
        ? t("signature.unsigned")
        : "";
  return (
    <span className={classes.standing} role="status">
      {value?.fileId && !pending && !other && <CircleCheck size={16} aria-hidden />}
      {words}
    </span>
  );
}
