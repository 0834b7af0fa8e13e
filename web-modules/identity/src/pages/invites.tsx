import { AppPage, useSidePane } from "@groundwork/kit";
import type { ReactNode } from "react";
import { InviteList } from "../features/invites/invite-list";
import { InvitePane } from "../features/invites/invite-pane";
import { SeatsLeft } from "../features/invites/seats-left";
import { InviteButtons, MembersTabs } from "../features/members/members-frame";
import { messages } from "../messages";

export default function InvitesPage(): ReactNode {
  const t = messages.useT();
  const invite = useSidePane("invite");
  const open = () => invite.open("new");
  return (
    <AppPage
      title={t("invites.title")}
      description={t("invites.description")}
      actions={<InviteButtons onInvite={open} />}
    >
      <MembersTabs />
      <SeatsLeft />
      <InviteList onInvite={open} />
      <InvitePane pane={invite} />
    </AppPage>
  );
}
