import { LoadingState, toast, useAction, useNavigate, useSession } from "@groundwork/kit";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { AddressForm } from "../features/auth/address-form";
import {
  type PasswordNeeded,
  resendVerification,
  type VerifiedProfile,
  type VerifyEmailAnswer,
  verifyEmail,
} from "../features/auth/api";
import { AuthFrame } from "../features/auth/auth-frame";
import { AuthLink } from "../features/auth/auth-link";
import { useLinkToken } from "../features/auth/link-token";
import { type Handover, placeAfterSignIn } from "../features/auth/next-place";
import { Notice } from "../features/auth/notice";
import { VerifyForm } from "../features/auth/verify-form";
import { messages } from "../messages";

function DeadLink({ reason }: { reason: string }): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  return (
    <AuthFrame
      title={t("auth.verify.failed")}
      lead={t("auth.verify.failedHelp")}
      footer={<AuthLink to="/sign-in">{t("auth.checkMail.backToSignIn")}</AuthLink>}
    >
      <Notice tone="bad">{reason}</Notice>
      <AddressForm
        email=""
        button={t("auth.checkMail.askSubmit")}
        submit={resendVerification}
        onSent={(email) => navigate("/check-mail", { state: { email, mail: "verify" } satisfies Handover })}
      />
    </AuthFrame>
  );
}

function VerifyLink({ token }: { token: string }): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  const { reload } = useSession();
  const asked = useRef(false);
  const [account, setAccount] = useState<PasswordNeeded | null>(null);
  const [dead, setDead] = useState<string | null>(null);
  const enter = async (profile: VerifiedProfile) => {
    await reload();
    toast.done({ title: t("auth.verify.done", { name: profile.fullName }) });
    navigate(placeAfterSignIn(profile, null), { replace: true });
  };
  const { mutate } = useAction<void, VerifyEmailAnswer>({
    run: (_, options) => verifyEmail({ token }, options),
    onSuccess: (answer) => (answer.status === "passwordNeeded" ? setAccount(answer) : enter(answer.profile)),
    onError: (error) => setDead(error.message),
  });

  useEffect(() => {
    // The token works once: asking twice would report the success of the first as a failure.
    if (asked.current) return;
    asked.current = true;
    mutate();
  }, [mutate]);

  if (dead !== null) return <DeadLink reason={dead} />;
  if (account !== null) return <VerifyForm token={token} account={account} onVerified={enter} onDead={setDead} />;
  return (
    <AuthFrame title={t("auth.verify.title")} lead={t("auth.verify.working")}>
      <LoadingState rows={2} />
    </AuthFrame>
  );
}

/** Opened from the mail: in the browser that registered it confirms at once, elsewhere it asks for the password. */
export default function VerifyEmailPage(): ReactNode {
  const t = messages.useT();
  const token = useLinkToken();
  if (token === null) return <DeadLink reason={t("auth.verify.missing")} />;
  return <VerifyLink key={token} token={token} />;
}
