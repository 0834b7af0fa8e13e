import { Button, Divider, isApiError, useAction } from "@groundwork/kit";
import { KeyRound } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../../messages";
import { beginPasskeySignIn, signInWithPasskey } from "../api";
import { Notice } from "../notice";
import classes from "./sign-in.module.css";
import { usePasskeyRequest } from "./use-passkey-request";

/** In place of the password: who has a passkey on this device, or on a phone beside it, types nothing. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void | Promise<void> }): ReactNode {
  const t = messages.useT();
  const request = usePasskeyRequest();
  const [refusal, setRefusal] = useState<string | null>(null);
  const signIn = useAction<undefined, boolean>({
    run: async (_, options) => {
      const { challengeToken, options: asked } = await beginPasskeySignIn(options);
      const passkey = await request.ask(asked);
      if (passkey === null) return false;
      // Another call than the one that began, and so another key.
      await signInWithPasskey({ challengeToken, passkey }, { idempotencyKey: crypto.randomUUID() });
      return true;
    },
    onSuccess: async (isSignedIn) => {
      if (isSignedIn) await onSignedIn();
    },
    onError: (error) =>
      setRefusal(isApiError(error) ? (error.fieldErrors[0]?.message ?? error.message) : t("auth.passkey.failed")),
  });
  const said = refusal ?? (request.trouble && t(`auth.passkey.${request.trouble}`));
  return (
    <div className={classes.passkey}>
      <Divider label={t("auth.signIn.or")} />
      {said && <Notice tone="bad">{said}</Notice>}
      <Button
        fullWidth
        variant="default"
        loading={signIn.isPending}
        leftSection={<KeyRound size={18} aria-hidden />}
        onClick={() => {
          setRefusal(null);
          request.begin();
          signIn.mutate(undefined);
        }}
      >
        {t("auth.signIn.passkey")}
      </Button>
    </div>
  );
}
