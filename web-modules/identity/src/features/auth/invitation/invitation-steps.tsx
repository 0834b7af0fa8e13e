import {
  announceSessionEnd,
  api,
  Button,
  DateText,
  Facts,
  Link,
  Text,
  toRole,
  useAction,
  useNavigate,
  useSession,
} from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../../messages";
import { acceptInvitation, type Invitation, signIn } from "../api";
import { AuthFrame } from "../auth-frame";
import { enterCompany } from "../enter-company";
import type { Handover } from "../next-place";
import { Notice } from "../notice";
import { type NewAccount, RegisterForm } from "../register-form";

export interface InvitationStepsProps {
  token: string;
  invitation: Invitation;
}

/** What one is invited to, and the one thing to do next: register, sign in, change the account, or join. */
export function InvitationSteps({ token, invitation }: InvitationStepsProps): ReactNode {
  const t = messages.useT();
  const { profile } = useSession();
  const { email, groupName: company } = invitation;
  const isInvited = profile?.email.toLowerCase() === email.toLowerCase();
  const back: Handover = { email, next: `/accept-invite#token=${encodeURIComponent(token)}` };
  return (
    <AuthFrame title={t("auth.invite.join", { company })}>
      <InvitationFacts invitation={invitation} />
      {profile && isInvited && <Join token={token} company={company} />}
      {profile && !isInvited && <OtherAccount current={profile.email} invited={email} />}
      {!profile && invitation.hasAccount && (
        <>
          <Notice tone="good">{t("auth.invite.signInLead")}</Notice>
          <Button component={Link} to="/sign-in" state={back} fullWidth>
            {t("auth.signIn.submit")}
          </Button>
        </>
      )}
      {!profile && !invitation.hasAccount && <RegisterAndJoin token={token} invitation={invitation} back={back} />}
    </AuthFrame>
  );
}

function InvitationFacts({ invitation }: { invitation: Invitation }): ReactNode {
  const t = messages.useT();
  return (
    <Facts
      items={[
        { label: t("auth.invite.by"), value: invitation.invitedByName },
        { label: t("auth.invite.role"), value: t(`role.${toRole(invitation.role) ?? "member"}`) },
        { label: t("auth.invite.address"), value: invitation.email },
        { label: t("auth.invite.until"), value: <DateText when={invitation.expiresAt} /> },
      ]}
    />
  );
}

function Join({ token, company }: { token: string; company: string }): ReactNode {
  const t = messages.useT();
  const action = useAction<void>({ run: (_, options) => acceptInvitation(token, options), onSuccess: enterCompany });
  return (
    <>
      {action.isError && <Notice tone="bad">{action.error.message}</Notice>}
      <Button fullWidth autoFocus loading={action.isPending || action.isSuccess} onClick={() => action.mutate()}>
        {t("auth.invite.accept", { company })}
      </Button>
    </>
  );
}

function OtherAccount({ current, invited }: { current: string; invited: string }): ReactNode {
  const t = messages.useT();
  const action = useAction<void>({
    run: (_, options) => api.post("/api/Auth/Logout", options),
    // The page stays: it then offers to register or to sign in.
    onSuccess: () => announceSessionEnd("signed-out"),
  });
  return (
    <>
      <Notice tone="bad">{t("auth.invite.otherAccount", { current, invited })}</Notice>
      {action.isError && <Notice tone="bad">{action.error.message}</Notice>}
      <Button fullWidth variant="default" loading={action.isPending} onClick={() => action.mutate()}>
        {t("auth.invite.switch")}
      </Button>
      <Button component={Link} to="/" variant="subtle" fullWidth>
        {t("auth.invite.home")}
      </Button>
    </>
  );
}

function RegisterAndJoin({ token, invitation, back }: InvitationStepsProps & { back: Handover }): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  // The account exists from here on: whatever fails next is mended by signing in, which leads back to this page.
  const join = async ({ email, password }: NewAccount) => {
    try {
      await signIn({ email, password }, { idempotencyKey: crypto.randomUUID() });
      await acceptInvitation(token, { idempotencyKey: crypto.randomUUID() });
      enterCompany();
    } catch {
      navigate("/sign-in", { state: back });
    }
  };
  return (
    <>
      <Text>{t("auth.invite.registerLead")}</Text>
      <RegisterForm
        email={invitation.email}
        fullName={invitation.fullName ?? ""}
        inviteToken={token}
        button={t("auth.invite.accept", { company: invitation.groupName })}
        onRegistered={join}
      />
    </>
  );
}
