import {
  Anchor,
  ErrorState,
  Facts,
  Group,
  Link,
  LoadingState,
  type MemberSlot,
  PaneSection,
  StatusBadge,
  useCan,
  useFormats,
  useQuery,
  useSession,
} from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { accountQuery } from "../balances/api";
import { BalanceLine } from "../balances/own-balances";
import { weekBegins } from "../project/project-hours";
import { useFreshRecords, userRecordsQuery } from "../records/api";
import { hoursText } from "../records/hours";
import classes from "../records/record-view.module.css";
import { daysAfter } from "../timesheets/days";

/** More than a person works in a week and a day. */
const MOST_RECORDS = 100;

/** Somebody's hours of this week and their leave, for those who manage a project of theirs. */
export default function MemberPanel({ member }: MemberSlot): ReactNode {
  const t = messages.useT();
  const project = useManagedOf(member.projects);
  if (!project) return null;
  const at = { userId: member.userId, projectId: project.projectId };
  return (
    <PaneSection title={t("project.title")}>
      <Hours {...at} />
      <Leave {...at} />
    </PaneSection>
  );
}

/** A project of theirs that the reader manages; rather one that goes on. */
function useManagedOf(projects: MemberSlot["member"]["projects"]) {
  const isAdmin = useCan("admin");
  const { profile } = useSession();
  const managed = profile?.projects.filter(({ isProjectManager }) => isProjectManager) ?? [];
  const mine = projects.filter(({ projectId }) => isAdmin || managed.some((each) => each.projectId === projectId));
  return mine.find(({ isArchived }) => !isArchived) ?? mine[0];
}

interface PersonAt {
  userId: string;
  projectId: string;
}

function Hours({ userId }: PersonAt): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  const today = stamp(new Date()).slice(0, 10);
  const monday = weekBegins(today);
  // Who came on a Sunday evening may still be there on Monday.
  const startDate = today === monday ? daysAfter(today, -1) : monday;
  const records = useQuery(userRecordsQuery({ userId, startDate, pageCount: MOST_RECORDS }));
  useFreshRecords();
  if (records.error)
    return <ErrorState error={records.error} title={t("records.failed")} retry={() => void records.refetch()} />;
  if (!records.data) return <LoadingState shape="form" rows={1} />;
  const week = records.data.data.filter(({ date }) => date >= monday);
  const worked = week.reduce((sum, { workedSeconds }) => sum + workedSeconds, 0);
  const toLookAt = week.filter(({ issues }) => issues.length > 0).length;
  const now = records.data.data.find(({ state }) => state !== "out");
  const sheet = new URLSearchParams({ person: userId, "f.startDate": monday, "f.endDate": today });
  return (
    <>
      <Facts
        items={[
          {
            label: t("timesheets.now"),
            value: now ? `${t("timesheets.atWork")} · ${now.projectName}` : t("clock.state.out"),
          },
          {
            label: t("project.hours"),
            value: (
              <Group gap="xs">
                {hoursText(worked)}
                {toLookAt > 0 && <StatusBadge tone="bad">{t("timesheets.issues", { count: toLookAt })}</StatusBadge>}
              </Group>
            ),
          },
        ]}
      />
      <Anchor component={Link} to={`/attendance/timesheets?${sheet}`}>
        {t("member.days")}
      </Anchor>
    </>
  );
}

function Leave({ userId, projectId }: PersonAt): ReactNode {
  const t = messages.useT();
  const account = useQuery(accountQuery(projectId, userId));
  if (account.error)
    return <ErrorState error={account.error} title={t("balances.failed")} retry={() => void account.refetch()} />;
  if (!account.data) return <LoadingState shape="form" rows={1} />;
  const { balances } = account.data;
  // Nobody counts it.
  if (balances.length === 0) return null;
  const page = new URLSearchParams({ "f.projectId": projectId, person: userId });
  return (
    <>
      <ul className={classes.punches} aria-label={t("balances.title")}>
        {balances.map((balance) => (
          <li key={balance.recordType}>
            <BalanceLine balance={balance} />
          </li>
        ))}
      </ul>
      <Anchor component={Link} to={`/attendance/balances?${page}`}>
        {t("member.leave")}
      </Anchor>
    </>
  );
}
