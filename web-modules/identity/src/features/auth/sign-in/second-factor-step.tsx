import { Anchor, isApiError, Text } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../../messages";
import type { SecondFactorChallenge, SignInMethod } from "../api";
import { AuthFrame } from "../auth-frame";
import { Notice } from "../notice";
import { canUsePasskeys } from "../passkeys";
import { CodeForm } from "./code-form";
import { PasskeyForm } from "./passkey-form";
import classes from "./sign-in.module.css";

export interface SecondFactorStepProps {
  challenge: SecondFactorChallenge;
  onSignedIn: () => void | Promise<void>;
  /** Back to the password, with the reason if there is one. */
  onRestart: (reason: string | null) => void;
}

const LEADS = {
  totp: "auth.factor.totpLead",
  passkey: "auth.factor.passkeyLead",
  recoveryCode: "auth.factor.recoveryLead",
} as const;
const WAYS = {
  totp: "auth.factor.useTotp",
  passkey: "auth.factor.usePasskey",
  recoveryCode: "auth.factor.useRecovery",
} as const;
/** The quickest first. */
const ORDER: readonly SignInMethod[] = ["passkey", "totp", "recoveryCode"];

/** What can be used here and now; null when this browser can use none of them. */
export function usableMethods(offered: readonly SignInMethod[], passkeys: boolean): SignInMethod[] {
  return ORDER.filter((method) => offered.includes(method) && (method !== "passkey" || passkeys));
}

/** The challenge lives for minutes; when it has ended, only a new sign-in helps. */
export function challengeHasEnded(error: Error): boolean {
  return isApiError(error) && [401, 404, 410].includes(error.httpStatus) && error.fieldErrors.length === 0;
}

export function SecondFactorStep({ challenge, onSignedIn, onRestart }: SecondFactorStepProps): ReactNode {
  const t = messages.useT();
  const methods = usableMethods(challenge.methods, canUsePasskeys());
  const [method, setMethod] = useState<SignInMethod | null>(methods[0] ?? null);
  const [refusal, setRefusal] = useState<string | null>(null);

  const refused = (error: Error) => {
    if (challengeHasEnded(error)) onRestart(isApiError(error) ? error.message : null);
    else if (method === "passkey")
      setRefusal(isApiError(error) ? (error.fieldErrors[0]?.message ?? error.message) : t("auth.passkey.failed"));
  };
  const choose = (next: SignInMethod) => {
    setRefusal(null);
    setMethod(next);
  };

  return (
    <AuthFrame
      title={t("auth.factor.title")}
      lead={method && t(LEADS[method])}
      footer={
        <>
          {methods.length > 1 && (
            <div className={classes.other}>
              <Text fw={600}>{t("auth.factor.other")}</Text>
              {methods
                .filter((each) => each !== method)
                .map((each) => (
                  <Anchor component="button" type="button" key={each} onClick={() => choose(each)}>
                    {t(WAYS[each])}
                  </Anchor>
                ))}
            </div>
          )}
          <div>
            <Anchor component="button" type="button" onClick={() => onRestart(null)}>
              {t("auth.factor.back")}
            </Anchor>
          </div>
        </>
      }
    >
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {method === null && <Notice tone="bad">{t("auth.passkey.unsupported")}</Notice>}
      {method === "passkey" && <PasskeyForm challenge={challenge} onSignedIn={onSignedIn} onRefused={refused} />}
      {(method === "totp" || method === "recoveryCode") && (
        <CodeForm key={method} method={method} challenge={challenge} onSignedIn={onSignedIn} onRefused={refused} />
      )}
    </AuthFrame>
  );
}
