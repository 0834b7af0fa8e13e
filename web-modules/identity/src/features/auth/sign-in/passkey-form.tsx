import { Button, useAction } from "@groundwork/kit";
import { KeyRound } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../../messages";
import { confirmSignIn, type SecondFactorChallenge } from "../api";
import { Notice } from "../notice";
import type { PasskeyAnswer } from "../passkeys";
import { usePasskeyRequest } from "./use-passkey-request";

export interface PasskeyFormProps {
  challenge: SecondFactorChallenge;
  onSignedIn: () => void | Promise<void>;
  onRefused: (error: Error) => void;
}

/** Asks the device. */
export function PasskeyForm({ challenge, onSignedIn, onRefused }: PasskeyFormProps): ReactNode {
  const t = messages.useT();
  const request = usePasskeyRequest();

  const confirm = useAction<PasskeyAnswer>({
    run: (passkey, options) =>
      confirmSignIn({ challengeToken: challenge.challengeToken, method: "passkey", passkey }, options),
    onSuccess: onSignedIn,
    onError: onRefused,
  });
  const ask = async () => {
    const passkey = challenge.passkeyOptions && (await request.ask(challenge.passkeyOptions));
    if (passkey) confirm.mutate(passkey);
  };

  return (
    <>
      {request.trouble && <Notice tone="bad">{t(`auth.passkey.${request.trouble}`)}</Notice>}
      <Button
        fullWidth
        autoFocus
        loading={request.isAsking || confirm.isPending}
        leftSection={<KeyRound size={18} aria-hidden />}
        onClick={() => void ask()}
      >
        {t("auth.factor.passkeyButton")}
      </Button>
    </>
  );
}
