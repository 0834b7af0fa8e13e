import { AppPage, useCan, useSidePane } from "@groundwork/kit";
import type { ReactNode } from "react";
import { InvitePane } from "../features/invites/invite-pane";
import { MemberList } from "../features/members/member-list";
import { MemberPane } from "../features/members/member-pane";
import { InviteButtons, MembersTabs } from "../features/members/members-frame";
import { messages } from "../messages";

export default function MembersPage(): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const member = useSidePane("member");
  const invite = useSidePane("invite");
  return (
    <AppPage
      title={t("members.title")}
      description={isAdmin ? t("members.description") : `${t("members.description")} ${t("members.whoInvites")}`}
      actions={isAdmin && <InviteButtons onInvite={() => invite.open("new")} />}
    >
      <MembersTabs />
      <MemberList pane={member} onInvite={() => invite.open("new")} />
      <MemberPane pane={member} />
      {isAdmin && <InvitePane pane={invite} />}
    </AppPage>
  );
}
