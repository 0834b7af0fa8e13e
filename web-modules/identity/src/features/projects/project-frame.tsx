import {
  AppPage,
  ErrorState,
  Group,
  LoadingState,
  type PageTab,
  PageTabs,
  StatusBadge,
  useCan,
  useParams,
  useQuery,
  useRecent,
  useSlot,
} from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { type ProjectDetail, projectQuery } from "./api";

export interface ProjectFrameProps {
  /** "wide" for the lists that other modules bring. */
  width?: "narrow" | "wide";
  children: (project: ProjectDetail, canEdit: boolean) => ReactNode;
}

/** What all pages of a project share: its name, state and tabs, among them those of other modules. */
export function ProjectFrame({ width = "narrow", children }: ProjectFrameProps): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const { projectId = "" } = useParams();
  const { data: project, error, refetch } = useQuery(projectQuery(projectId));
  const parts = useSlot("project.tab");
  const path = `/projects/${projectId}`;
  useRecent(project ? { kind: "identity:projects", label: project.name, path } : null);
  const canEdit = isAdmin || project?.isProjectManager === true;
  const tabs: PageTab[] = [
    { label: t("projects.overview"), to: path },
    ...parts.map(({ id, title }) => ({ label: title, to: `${path}/${id}` })),
    { label: t("projects.peopleTab"), to: `${path}/people`, count: project?.members.length },
    ...(canEdit ? [{ label: t("projects.settings"), to: `${path}/settings` }] : []),
  ];
  let body: ReactNode = <LoadingState shape="form" />;
  if (project) body = children(project, canEdit);
  else if (error) body = <ErrorState error={error} title={t("projects.failed")} retry={() => void refetch()} />;
  return (
    <AppPage
      title={project?.name ?? t("projects.one")}
      description={
        project && (
          <Group gap="xs">
            <ProjectState project={project} />
            {project.address}
          </Group>
        )
      }
      breadcrumbs={[{ label: t("projects.title"), to: "/projects" }]}
      width={width}
    >
      <PageTabs label={t("projects.one")} tabs={tabs} />
      {body}
    </AppPage>
  );
}

function ProjectState({ project }: { project: ProjectDetail }): ReactNode {
  const t = messages.useT();
  return project.isArchived ? (
    <StatusBadge>{t("projects.archived")}</StatusBadge>
  ) : (
    <StatusBadge tone="good">{t("projects.active")}</StatusBadge>
  );
}
