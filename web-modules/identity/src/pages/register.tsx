import { Navigate, Text, useNavigate, useSession } from "@groundwork/kit";
import type { ReactNode } from "react";
import { AuthFrame } from "../features/auth/auth-frame";
import { AuthLink } from "../features/auth/auth-link";
import { type Handover, placeAfterSignIn, safePath, useHandover } from "../features/auth/next-place";
import { RegisterForm } from "../features/auth/register-form";
import { messages } from "../messages";

export default function RegisterPage(): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  const { profile } = useSession();
  const handover = useHandover();
  if (profile) return <Navigate to={placeAfterSignIn(profile, safePath(handover.next))} replace />;
  return (
    <AuthFrame
      title={t("auth.register.title")}
      lead={t("auth.register.lead")}
      footer={
        <Text>
          {t("auth.register.haveAccount")}{" "}
          <AuthLink to="/sign-in" state={handover}>
            {t("auth.register.signIn")}
          </AuthLink>
        </Text>
      }
    >
      <RegisterForm
        {...(handover.email ? { email: handover.email } : {})}
        button={t("auth.register.submit")}
        onRegistered={({ email }) => {
          const state: Handover = { email, mail: "verify" };
          navigate("/check-mail", { state, replace: true });
        }}
      />
    </AuthFrame>
  );
}
