import { DateText, Stack, StatusBadge, Text, Title, UnstyledButton, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { StateBadge } from "../equipment/words";
import { MOST, type TrackEquipment, type TrackPerson, type TrackPosition, type TrackProject } from "./api";
import type { PlaceKind } from "./places";
import classes from "./track.module.css";

interface Listed<Row> {
  data: readonly Row[];
  totalCount: number;
}

interface TrackListProps {
  projects: Listed<TrackProject>;
  /** Undefined: the reader manages nothing. */
  people: Listed<TrackPerson> | undefined;
  /** Null: the reader has not asked. */
  positions: readonly TrackPosition[] | null;
  equipment: Listed<TrackEquipment>;
  selectedIds: ReadonlySet<string>;
  onSelect: (id: string) => void;
}

/** All that the map shows, in words. */
export function TrackList({ projects, people, positions, equipment, ...chosen }: TrackListProps): ReactNode {
  const t = messages.useT();
  const placed = new Map(positions?.map((each) => [each.ownerUserId, each]));
  return (
    <div className={classes.list}>
      <Section kind="project" title={t("track.projects")} none={t("track.noProjects")} listed={projects}>
        {(each) => (
          <Row key={each.projectId} id={each.projectId} name={each.name} {...chosen}>
            <ProjectLines project={each} />
          </Row>
        )}
      </Section>
      {people && (
        <Section kind="person" title={t("track.people")} none={t("track.noPeople")} listed={people}>
          {(each) => (
            <Row
              key={each.ownerUserId}
              id={each.ownerUserId}
              name={each.person?.fullName ?? t("timesheets.unknown")}
              badge={
                <StatusBadge tone={each.state === "break" ? "waiting" : "good"}>
                  {t(each.state === "break" ? "clock.state.break" : "clock.state.in")}
                </StatusBadge>
              }
              {...chosen}
            >
              <PersonLines person={each} position={positions && (placed.get(each.ownerUserId) ?? "none")} />
            </Row>
          )}
        </Section>
      )}
      <Section kind="equipment" title={t("track.equipment")} none={t("track.noEquipment")} listed={equipment}>
        {(each) => (
          <Row
            key={each.equipmentId}
            id={each.equipmentId}
            name={each.name}
            badge={<StateBadge state={each.state} />}
            {...chosen}
          >
            <EquipmentLines equipment={each} />
          </Row>
        )}
      </Section>
    </div>
  );
}

interface SectionProps<Row> {
  kind: PlaceKind;
  title: string;
  none: string;
  listed: Listed<Row>;
  children: (row: Row) => ReactNode;
}

function Section<Row>({ kind, title, none, listed, children }: SectionProps<Row>): ReactNode {
  const t = messages.useT();
  const { data, totalCount } = listed;
  return (
    <Stack component="section" gap="xs">
      <div className={classes.heading}>
        <span className={classes[kind]} aria-hidden />
        <Title order={2} size="h4">
          {title} ({totalCount})
        </Title>
      </div>
      {data.length === 0 ? (
        <Text c="dimmed">{none}</Text>
      ) : (
        <ul className={classes.rows} aria-label={title}>
          {data.map(children)}
        </ul>
      )}
      {totalCount > MOST && (
        <Text size="sm" c="dimmed">
          {t("track.more", { shown: MOST, count: totalCount })}
        </Text>
      )}
    </Stack>
  );
}

interface RowProps extends Pick<TrackListProps, "selectedIds" | "onSelect"> {
  id: string;
  name: string;
  badge?: ReactNode;
  children: ReactNode;
}

function Row({ id, name, badge, selectedIds, onSelect, children }: RowProps): ReactNode {
  return (
    <li id={`track-${id}`}>
      <UnstyledButton className={classes.row ?? ""} aria-pressed={selectedIds.has(id)} onClick={() => onSelect(id)}>
        <span className={classes.first}>
          <Text component="span" fw={600}>
            {name}
          </Text>
          {badge}
        </span>
        {children}
      </UnstyledButton>
    </li>
  );
}

function Line({ children }: { children: ReactNode }): ReactNode {
  return (
    <Text component="span" size="sm" c="dimmed">
      {children}
    </Text>
  );
}

function ProjectLines({ project }: { project: TrackProject }): ReactNode {
  const t = messages.useT();
  const counts = [
    project.peopleOnSite === null ? null : t("track.peopleThere", { count: project.peopleOnSite }),
    t("track.equipmentThere", { count: project.equipmentThere }),
  ];
  return (
    <>
      <Line>{project.latitude === null ? t("track.noPlace") : project.address || <Coordinates of={project} />}</Line>
      <Line>{counts.filter(Boolean).join(" · ")}</Line>
    </>
  );
}

interface PersonLinesProps {
  person: TrackPerson;
  position: TrackPosition | "none" | null;
}

function PersonLines({ person, position }: PersonLinesProps): ReactNode {
  const t = messages.useT();
  return (
    <>
      <Line>
        {person.projectName} · {t("clock.since")}{" "}
        <DateText when={person.since} style="time" timeZone={person.timeZone} />
      </Line>
      {position === "none" && <Line>{t("track.noPosition")}</Line>}
      {position !== null && position !== "none" && (
        <Line>
          <DateText when={position.at} style="time" timeZone={person.timeZone} /> · <Coordinates of={position} />
        </Line>
      )}
    </>
  );
}

function EquipmentLines({ equipment }: { equipment: TrackEquipment }): ReactNode {
  const t = messages.useT();
  const at = equipment.atProjectId
    ? equipment.atProjectName || t("equipment.otherProject")
    : t("equipment.atHome", { home: equipment.projectName });
  return (
    <>
      <Line>{at}</Line>
      <Line>
        {equipment.lastScanAt ? (
          <>
            {t("track.lastScan")}{" "}
            <DateText when={equipment.lastScanAt} style="dateTime" timeZone={equipment.timeZone} />
            {" · "}
            {equipment.latitude === null ? t("track.scanNoPlace") : <Coordinates of={equipment} />}
          </>
        ) : (
          t("track.neverScanned")
        )}
      </Line>
    </>
  );
}

interface CoordinatesProps {
  of: { latitude: number | null; longitude: number | null; accuracyMeters?: number | null };
}

function Coordinates({ of: { latitude, longitude, accuracyMeters = null } }: CoordinatesProps): ReactNode {
  const { number } = useFormats();
  if (latitude === null || longitude === null) return null;
  const meters =
    accuracyMeters === null
      ? ""
      : ` ± ${number(accuracyMeters, { style: "unit", unit: "meter", maximumFractionDigits: 0 })}`;
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}${meters}`;
}
