import { Text, useNavigate } from "@groundwork/kit";
import type { ReactNode } from "react";
import { AddressForm } from "../features/auth/address-form";
import { requestPasswordReset, resendVerification } from "../features/auth/api";
import { AuthFrame } from "../features/auth/auth-frame";
import { AuthLink } from "../features/auth/auth-link";
import { type Handover, useHandover } from "../features/auth/next-place";
import { ResendButton } from "../features/auth/resend-button";
import { messages } from "../messages";

/** After a mail was sent. Opened without an address (a bookmark, a new tab) it asks for one. */
export default function CheckMailPage(): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  const { email, mail = "verify" } = useHandover();
  const signIn = <AuthLink to="/sign-in">{t("auth.checkMail.backToSignIn")}</AuthLink>;

  if (!email) {
    return (
      <AuthFrame title={t("auth.checkMail.askTitle")} lead={t("auth.checkMail.askLead")} footer={signIn}>
        <AddressForm
          email=""
          button={t("auth.checkMail.askSubmit")}
          submit={mail === "verify" ? resendVerification : requestPasswordReset}
          onSent={(address) =>
            navigate("/check-mail", { state: { email: address, mail } satisfies Handover, replace: true })
          }
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={t("auth.checkMail.title")}
      lead={t(`auth.checkMail.${mail}`, { email })}
      footer={
        <>
          <AuthLink to={mail === "verify" ? "/register" : "/forgot-password"}>
            {t("auth.checkMail.otherAddress")}
          </AuthLink>
          {signIn}
        </>
      }
    >
      <Text c="dimmed">{t("auth.checkMail.tips")}</Text>
      <ResendButton email={email} mail={mail} justSent />
    </AuthFrame>
  );
}
