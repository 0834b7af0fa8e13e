import { Button, ErrorState, isApiError, Link, LoadingState, useQuery, useSession } from "@groundwork/kit";
import type { ReactNode } from "react";
import { readInvitation } from "../features/auth/api";
import { AuthFrame } from "../features/auth/auth-frame";
import { InvitationSteps } from "../features/auth/invitation/invitation-steps";
import { useLinkToken } from "../features/auth/link-token";
import { Notice } from "../features/auth/notice";
import { messages } from "../messages";

function Unusable({ reason }: { reason: string }): ReactNode {
  const t = messages.useT();
  const { profile } = useSession();
  return (
    <AuthFrame title={t("auth.invite.failed")} lead={t("auth.invite.failedHelp")}>
      <Notice tone="bad">{reason}</Notice>
      <Button component={Link} to={profile ? "/" : "/sign-in"} variant="default" fullWidth>
        {profile ? t("auth.invite.home") : t("auth.checkMail.backToSignIn")}
      </Button>
    </AuthFrame>
  );
}

export default function AcceptInvitePage(): ReactNode {
  const t = messages.useT();
  const token = useLinkToken();
  const invitation = useQuery({
    queryKey: ["identity", "invitation", token],
    queryFn: ({ signal }) => readInvitation(token ?? "", signal),
    enabled: token !== null,
    // Reading it again after it was accepted would only say that it is used up.
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (token === null) return <Unusable reason={t("auth.invite.missing")} />;
  if (invitation.isPending) {
    return (
      <AuthFrame title={t("auth.invite.title")}>
        <LoadingState rows={4} />
      </AuthFrame>
    );
  }
  if (invitation.isError) {
    const { error } = invitation;
    if (isApiError(error) && !error.retryable && error.httpStatus < 500) return <Unusable reason={error.message} />;
    return (
      <AuthFrame title={t("auth.invite.title")}>
        <ErrorState error={error} retry={() => void invitation.refetch()} />
      </AuthFrame>
    );
  }
  return <InvitationSteps token={token} invitation={invitation.data} />;
}
