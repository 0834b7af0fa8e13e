import { useNavigate } from "@groundwork/kit";
import type { ReactNode } from "react";
import { AddressForm } from "../features/auth/address-form";
import { requestPasswordReset } from "../features/auth/api";
import { AuthFrame } from "../features/auth/auth-frame";
import { AuthLink } from "../features/auth/auth-link";
import { type Handover, useHandover } from "../features/auth/next-place";
import { messages } from "../messages";

export default function ForgotPasswordPage(): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  const handover = useHandover();
  return (
    <AuthFrame
      title={t("auth.forgot.title")}
      lead={t("auth.forgot.lead")}
      footer={
        <AuthLink to="/sign-in" state={handover}>
          {t("auth.checkMail.backToSignIn")}
        </AuthLink>
      }
    >
      <AddressForm
        email={handover.email ?? ""}
        button={t("auth.forgot.submit")}
        submit={requestPasswordReset}
        onSent={(email) => navigate("/check-mail", { state: { email, mail: "reset" } satisfies Handover })}
      />
    </AuthFrame>
  );
}
