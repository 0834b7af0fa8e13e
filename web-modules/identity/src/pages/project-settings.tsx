import { Navigate } from "@groundwork/kit";
import type { ReactNode } from "react";
import { ArchivePanel } from "../features/projects/archive-panel";
import { ProjectEdit } from "../features/projects/project-edit";
import { ProjectFrame } from "../features/projects/project-frame";
import { ProjectWeek } from "../features/working-week/project-week";

export default function ProjectSettingsPage(): ReactNode {
  return (
    <ProjectFrame>
      {(project, canEdit) => {
        if (!canEdit) return <Navigate to={`/projects/${project.projectId}`} replace />;
        return (
          <>
            {!project.isArchived && <ProjectEdit key={project.projectId} project={project} />}
            {!project.isArchived && <ProjectWeek key={`week ${project.projectId}`} project={project} />}
            <ArchivePanel project={project} />
          </>
        );
      }}
    </ProjectFrame>
  );
}
