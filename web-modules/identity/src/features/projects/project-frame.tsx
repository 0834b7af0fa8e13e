import { AppPage, ErrorState, LoadingState, PageTabs, StatusBadge, useCan, useParams, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { type ProjectDetail, projectQuery } from "./api";

export interface ProjectFrameProps {
  children: (project: ProjectDetail, canEdit: boolean) => ReactNode;
}

/** What both pages of a project share: its name, state and tabs. */
export function ProjectFrame({ children }: ProjectFrameProps): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const { projectId = "" } = useParams();
  const { data: project, error, refetch } = useQuery(projectQuery(projectId));
  let body: ReactNode = <LoadingState shape="form" />;
  if (project) body = children(project, isAdmin || project.isProjectManager);
  else if (error) body = <ErrorState error={error} title={t("projects.failed")} retry={() => void refetch()} />;
  return (
    <AppPage
      title={project?.name ?? t("projects.one")}
      breadcrumbs={[{ label: t("projects.title"), to: "/projects" }]}
      actions={project?.isArchived && <StatusBadge>{t("projects.archived")}</StatusBadge>}
      width="narrow"
    >
      <PageTabs
        label={t("projects.one")}
        tabs={[
          { label: t("projects.details"), to: `/projects/${projectId}` },
          { label: t("projects.peopleTab"), to: `/projects/${projectId}/people`, count: project?.members.length },
        ]}
      />
      {body}
    </AppPage>
  );
}
