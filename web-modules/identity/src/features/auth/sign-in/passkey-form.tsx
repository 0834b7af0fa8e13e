import { Button, useAction } from "@groundwork/kit";
import { KeyRound } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../../messages";
import { confirmSignIn, type SecondFactorChallenge } from "../api";
import { Notice } from "../notice";
import { type PasskeyAnswer, PasskeyError, type PasskeyTrouble, readPasskey } from "../passkeys";

export interface PasskeyFormProps {
  challenge: SecondFactorChallenge;
  onSignedIn: () => void | Promise<void>;
  onRefused: (error: Error) => void;
}

/** Asks the device. A press of the button starts it: some browsers refuse to ask without one. */
export function PasskeyForm({ challenge, onSignedIn, onRefused }: PasskeyFormProps): ReactNode {
  const t = messages.useT();
  const [trouble, setTrouble] = useState<PasskeyTrouble | null>(null);

  const confirm = useAction<PasskeyAnswer>({
    run: (passkey, options) =>
      confirmSignIn({ challengeToken: challenge.challengeToken, method: "passkey", passkey }, options),
    onSuccess: onSignedIn,
    onError: onRefused,
  });
  const [asking, setAsking] = useState(false);

  const ask = async () => {
    if (!challenge.passkeyOptions) return;
    setTrouble(null);
    setAsking(true);
    try {
      confirm.mutate(await readPasskey(challenge.passkeyOptions));
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      setTrouble(error.trouble);
    } finally {
      setAsking(false);
    }
  };

  return (
    <>
      {trouble && <Notice tone="bad">{t(`auth.passkey.${trouble}`)}</Notice>}
      <Button
        fullWidth
        autoFocus
        loading={asking || confirm.isPending}
        leftSection={<KeyRound size={18} aria-hidden />}
        onClick={() => void ask()}
      >
        {t("auth.factor.passkeyButton")}
      </Button>
    </>
  );
}
