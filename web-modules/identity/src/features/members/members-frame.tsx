import { Button, Link, PageTabs, useCan, useQuery, useSession } from "@groundwork/kit";
import { FileUp, UserPlus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { membersCountQuery } from "../invites/api";

/** Members and, for admins, the open invites beside them. */
export function MembersTabs(): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const { company } = useSession();
  const count = useQuery({ ...membersCountQuery(company?.groupId ?? ""), enabled: isAdmin && company !== null });
  if (!isAdmin) return null;
  return (
    <PageTabs
      label={t("members.title")}
      tabs={[
        { label: t("members.title"), to: "/members" },
        { label: t("invites.title"), to: "/members/invites", count: count.data?.pendingInviteCount },
      ]}
    />
  );
}

export function InviteButtons({ onInvite }: { onInvite: () => void }): ReactNode {
  const t = messages.useT();
  return (
    <>
      <Button component={Link} to="/members/import" variant="default" leftSection={<FileUp size={16} aria-hidden />}>
        {t("import.open")}
      </Button>
      <Button leftSection={<UserPlus size={16} aria-hidden />} onClick={onInvite}>
        {t("invites.invite")}
      </Button>
    </>
  );
}
