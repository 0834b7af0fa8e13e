import { ActionIcon, confirm, Group } from "@groundwork/kit";
import { Ban, Send } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useWrite } from "../directory/use-write";
import { type Invite, inviteWrites } from "./api";

/** What can be done about an open invite: send it once more, or take it back. */
export function InviteActions({ invite }: { invite: Invite }): ReactNode {
  const t = messages.useT();
  const { email } = invite;
  const resend = useWrite<void>({
    run: (_, options) => inviteWrites.resend(invite.inviteId, options),
    changes: ["invites"],
    done: () => ({ title: t("invites.resent", { email }), detail: t("invites.resentDetail") }),
    failed: () => t("invites.resendFailed", { email }),
  });
  const revoke = useWrite<void>({
    run: (_, options) => inviteWrites.revoke(invite.inviteId, options),
    changes: ["invites", "company"],
    done: () => ({ title: t("invites.revoked", { email }), detail: t("invites.revokedDetail") }),
    failed: () => t("invites.revokeFailed", { email }),
  });
  const askToRevoke = async () => {
    const sure = await confirm({
      title: t("invites.revoke.title", { email }),
      body: t("invites.revoke.body"),
      verb: t("invites.revoke.verb"),
      danger: true,
    });
    if (sure) revoke.mutate();
  };
  return (
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <ActionIcon
        aria-label={t("invites.resend", { email })}
        title={t("invites.resend", { email })}
        loading={resend.isPending}
        onClick={() => resend.mutate()}
      >
        <Send size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t("invites.revoke", { email })}
        title={t("invites.revoke", { email })}
        loading={revoke.isPending}
        onClick={() => void askToRevoke()}
      >
        <Ban size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
