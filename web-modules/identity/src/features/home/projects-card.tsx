import { Anchor, EmptyState, Link, Panel, Slot, StatusBadge, useSession } from "@groundwork/kit";
import { Construction } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./home.module.css";

const SHOWN = 8;

/** The person's projects, each with what other modules say of it in a line. */
export default function ProjectsCard(): ReactNode {
  const t = messages.useT();
  const projects = useSession().profile?.projects ?? [];
  return (
    <Panel
      title={t("home.projects")}
      actions={
        <Anchor component={Link} to="/projects">
          {t("home.projects.all")}
        </Anchor>
      }
    >
      {projects.length === 0 && <EmptyState icon={Construction}>{t("projects.empty.ask")}</EmptyState>}
      <ul className={classes.projects} aria-label={t("home.projects")}>
        {projects.slice(0, SHOWN).map(({ projectId, name, timeZone, isProjectManager }) => (
          <li key={projectId}>
            <Link to={`/projects/${projectId}`} className={classes.project ?? ""}>
              <Construction size={20} aria-hidden />
              <span className={classes.words}>
                <strong>{name}</strong>
                <small>
                  <Slot name="project.line" given={{ project: { projectId, timeZone, isArchived: false } }} />
                </small>
              </span>
              {isProjectManager && <StatusBadge tone="active">{t("projects.manager")}</StatusBadge>}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
