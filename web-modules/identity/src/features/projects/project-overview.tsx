import { Anchor, Columns, Facts, Link, Panel, Slot, Stack, Text } from "@groundwork/kit";
import { PersonLine } from "@groundwork/kit/directory";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { RowList, RowOf } from "../directory/row-list";
import type { ProjectDetail } from "./api";
import { DayText } from "./day-text";

/** Of many, those who run it and a few more; the tab has them all. */
const SHOWN = 6;

/** A project at a glance: what other modules have open in it, who is there, and where and when it is. */
export function ProjectOverview({ project }: { project: ProjectDetail }): ReactNode {
  const { projectId, timeZone, isArchived } = project;
  return (
    <Columns min="22rem">
      <Stack gap="md">
        <Slot name="project.card" given={{ project: { projectId, timeZone, isArchived } }} />
      </Stack>
      <Stack gap="md">
        <People project={project} />
        <About project={project} />
      </Stack>
    </Columns>
  );
}

function People({ project }: { project: ProjectDetail }): ReactNode {
  const t = messages.useT();
  const people = [...project.members].sort((a, b) => Number(b.isManager) - Number(a.isManager)).slice(0, SHOWN);
  return (
    <Panel
      title={t("projects.peopleTab")}
      actions={
        <Anchor component={Link} to={`/projects/${project.projectId}/people`}>
          {t("projects.allPeople", { count: project.members.length })}
        </Anchor>
      }
    >
      {people.length === 0 && <Text c="dimmed">{t("projects.people.none")}</Text>}
      <RowList label={t("projects.members")}>
        {people.map((person) => (
          <RowOf key={person.userId}>
            <Link to={`/members?member=${person.userId}`}>
              <PersonLine person={person} detail={person.isManager && t("projects.manager")} />
            </Link>
          </RowOf>
        ))}
      </RowList>
    </Panel>
  );
}

function About({ project }: { project: ProjectDetail }): ReactNode {
  const t = messages.useT();
  return (
    <Panel title={t("projects.about")}>
      {project.description && <Text>{project.description}</Text>}
      <Facts
        items={[
          { label: t("projects.address"), value: project.address || "–" },
          { label: t("projects.place"), value: <Place project={project} /> },
          { label: t("projects.startsOn"), value: <DayText day={project.startsOn} /> },
          { label: t("projects.endsOn"), value: <DayText day={project.endsOn} /> },
          { label: t("projects.timeZone"), value: project.timeZone.replaceAll("_", " ") },
        ]}
      />
    </Panel>
  );
}

function Place({ project }: { project: ProjectDetail }): ReactNode {
  const t = messages.useT();
  const { latitude, longitude } = project;
  const href = mapLink(latitude, longitude);
  if (!href) return "–";
  return (
    <Anchor href={href} target="_blank" rel="noreferrer">
      {t("projects.openMap", { latitude: String(latitude), longitude: String(longitude) })}
    </Anchor>
  );
}

function mapLink(latitude: number | null, longitude: number | null): string | null {
  if (latitude === null || longitude === null) return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
