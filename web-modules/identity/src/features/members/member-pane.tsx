import {
  Button,
  CopyButton,
  DateText,
  ErrorState,
  Facts,
  LoadingState,
  RelativeTime,
  SidePane,
  type SidePaneState,
  Slot,
  type SlotMember,
  Stack,
  Text,
  useQuery,
  useRecent,
  useSession,
} from "@groundwork/kit";
import { PersonAvatar } from "@groundwork/kit/directory";
import { UserMinus } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { RoleBadge } from "../directory/role-badge";
import { mayRemove, roleOf } from "../directory/roles";
import { type MemberDetail, memberQuery } from "./api";
import classes from "./member-pane.module.css";
import { MemberProjects } from "./member-projects";
import { MemberTeams } from "./member-teams";
import { RemoveDialog } from "./remove-dialog";
import { RoleSection } from "./role-section";

function Heading({ member }: { member: MemberDetail }): ReactNode {
  const t = messages.useT();
  return (
    <div className={classes.heading}>
      <PersonAvatar person={member} size="xl" />
      <div className={classes.words}>
        <RoleBadge role={member.role} />
        <span className={classes.email}>
          <a href={`mailto:${member.email}`}>{member.email}</a>
          <CopyButton value={member.email} label={t("members.copyEmail")} />
        </span>
      </div>
    </div>
  );
}

const slotMember = ({ userId, fullName, projects }: MemberDetail): SlotMember => ({
  userId,
  fullName,
  projects: projects.map(({ projectId, isArchived }) => ({ projectId, isArchived })),
});

function Body({ member, onRemove }: { member: MemberDetail; onRemove: () => void }): ReactNode {
  const t = messages.useT();
  const { profile, company } = useSession();
  const isSelf = profile?.userId === member.userId;
  return (
    <Stack gap="lg">
      <Heading member={member} />
      <Facts
        items={[
          { label: t("members.joined"), value: <DateText when={member.joinedAt} /> },
          {
            label: t("members.lastActive"),
            value: member.lastActiveAt ? <RelativeTime when={member.lastActiveAt} /> : t("members.never"),
          },
          ...(member.hasSecondFactor === null
            ? []
            : [{ label: t("members.secondFactor"), value: t(member.hasSecondFactor ? "members.on" : "members.off") }]),
        ]}
      />
      <RoleSection member={member} />
      <MemberTeams member={member} />
      <MemberProjects member={member} />
      <Slot name="member.panel" given={{ member: slotMember(member) }} />
      {mayRemove(company?.role ?? null, roleOf(member.role), isSelf) && (
        <section className={classes.danger}>
          <Text c="dimmed" size="sm">
            {t("members.remove.hint")}
          </Text>
          <Button variant="light" color="brick" leftSection={<UserMinus size={16} aria-hidden />} onClick={onRemove}>
            {t("members.remove.verb", { name: member.fullName })}
          </Button>
        </section>
      )}
    </Stack>
  );
}

/** One member, beside the list. The address names them (`?member=…`). */
export function MemberPane({ pane }: { pane: SidePaneState }): ReactNode {
  const t = messages.useT();
  const [removing, setRemoving] = useState(false);
  const member = useQuery({ ...memberQuery(pane.id ?? ""), enabled: pane.id !== null });
  const shown = pane.id !== null && member.data;
  useRecent(shown ? { kind: "identity:people", label: shown.fullName, path: `/members?member=${shown.userId}` } : null);
  let body: ReactNode = <LoadingState />;
  if (member.data) body = <Body member={member.data} onRemove={() => setRemoving(true)} />;
  else if (member.error) {
    body = <ErrorState error={member.error} title={t("members.pane.failed")} retry={() => void member.refetch()} />;
  }
  return (
    <>
      <SidePane opened={pane.id !== null} onClose={pane.close} title={member.data?.fullName ?? t("members.pane.title")}>
        {body}
      </SidePane>
      {removing && member.data && (
        <RemoveDialog member={member.data} onClose={() => setRemoving(false)} onRemoved={pane.close} />
      )}
    </>
  );
}
