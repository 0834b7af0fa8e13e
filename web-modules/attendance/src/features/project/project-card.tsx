import {
  Anchor,
  ErrorState,
  Link,
  LoadingState,
  Panel,
  type ProjectSlot,
  Text,
  useCan,
  useFormats,
  useQuery,
  useSession,
} from "@groundwork/kit";
import { PersonLine } from "@groundwork/kit/directory";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { type PersonSummary, useFreshRecords } from "../records/api";
import { hoursText } from "../records/hours";
import classes from "./project-card.module.css";
import { type ProjectHours, projectHoursQuery, weekBegins } from "./project-hours";

/** Of many, the first of the list; the timesheets have them all. */
const SHOWN = 6;

/** This week's hours of a project and who is there now, for those who manage it. */
export default function ProjectCard({ project }: ProjectSlot): ReactNode {
  const isAdmin = useCan("admin");
  const { profile } = useSession();
  const manages = profile?.projects.some((each) => each.projectId === project.projectId && each.isProjectManager);
  return isAdmin || manages ? <Hours {...project} /> : null;
}

function Hours({ projectId, timeZone }: ProjectSlot["project"]): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  const today = stamp(new Date(), timeZone).slice(0, 10);
  const { data: hours, error, refetch } = useQuery(projectHoursQuery(projectId, today));
  useFreshRecords();
  let content: ReactNode = <LoadingState shape="form" rows={2} />;
  if (hours) content = <Figures hours={hours} />;
  else if (error) content = <ErrorState error={error} retry={() => void refetch()} />;
  const week = new URLSearchParams({ "f.projectId": projectId, "f.startDate": weekBegins(today), "f.endDate": today });
  return (
    <Panel
      title={t("project.title")}
      actions={
        <Anchor component={Link} to={`/attendance/timesheets?${week}`}>
          {t("project.timesheets")}
        </Anchor>
      }
    >
      {content}
    </Panel>
  );
}

function Figures({ hours: { workedSeconds, workers, onSite } }: { hours: ProjectHours }): ReactNode {
  const t = messages.useT();
  return (
    <>
      <dl className={classes.figures}>
        <div>
          <dt>{t("project.hours")}</dt>
          <dd>{hoursText(workedSeconds)}</dd>
        </div>
        <div>
          <dt>{t("project.workers")}</dt>
          <dd>{workers}</dd>
        </div>
        <div>
          <dt>{t("project.onSite")}</dt>
          <dd>{onSite.length}</dd>
        </div>
      </dl>
      {onSite.length === 0 ? <Text c="dimmed">{t("project.nobody")}</Text> : <OnSite people={onSite} />}
    </>
  );
}

function OnSite({ people }: { people: readonly PersonSummary[] }): ReactNode {
  const t = messages.useT();
  const more = people.length - SHOWN;
  return (
    <>
      <ul className={classes.people} aria-label={t("project.onSite")}>
        {people.slice(0, SHOWN).map(({ ownerUserId, person }) => (
          <li key={ownerUserId}>{person ? <PersonLine person={person} /> : t("timesheets.unknown")}</li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" c="dimmed">
          {t("project.more", { count: more })}
        </Text>
      )}
    </>
  );
}
