import { type ApiError, LoadingState, toast, useAction, useNavigate, useSession } from "@groundwork/kit";
import { type ReactNode, useEffect, useRef } from "react";
import { AddressForm } from "../features/auth/address-form";
import { resendVerification, verifyEmail } from "../features/auth/api";
import { AuthFrame } from "../features/auth/auth-frame";
import { AuthLink } from "../features/auth/auth-link";
import { useLinkToken } from "../features/auth/link-token";
import { type Handover, placeAfterSignIn } from "../features/auth/next-place";
import { Notice } from "../features/auth/notice";
import { messages } from "../messages";

/** Opened from the mail: confirms at once, signs in and goes on. */
export default function VerifyEmailPage(): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  const token = useLinkToken();
  const { reload } = useSession();
  const asked = useRef<string | null>(null);
  const action = useAction<string, Awaited<ReturnType<typeof verifyEmail>>>({
    run: verifyEmail,
    onSuccess: async (profile) => {
      await reload();
      toast.done({ title: t("auth.verify.done", { name: profile.fullName }) });
      navigate(placeAfterSignIn(profile, null), { replace: true });
    },
  });
  const { mutate } = action;

  useEffect(() => {
    // The token works once: asking twice would report the success of the first as a failure.
    if (token === null || asked.current === token) return;
    asked.current = token;
    mutate(token);
  }, [token, mutate]);

  if (token !== null && !action.isError) {
    return (
      <AuthFrame title={t("auth.verify.title")} lead={t("auth.verify.working")}>
        <LoadingState rows={2} />
      </AuthFrame>
    );
  }
  const reason = action.error ? (action.error as ApiError).message : t("auth.verify.missing");
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
