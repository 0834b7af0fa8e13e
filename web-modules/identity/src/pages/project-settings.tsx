import { Navigate } from "@groundwork/kit";
import type { ReactNode } from "react";
import { ArchivePanel } from "../features/projects/archive-panel";
import { ProjectEdit } from "../features/projects/project-edit";
import { ProjectFrame } from "../features/projects/project-frame";

export default function ProjectSettingsPage(): ReactNode {
  return (
    <ProjectFrame>
      {(project, canEdit) => {
        if (!canEdit) return <Navigate to={`/projects/${project.projectId}`} replace />;
        return (
          <>
            {!project.isArchived && <ProjectEdit key={project.projectId} project={project} />}
            <ArchivePanel project={project} />
          </>
        );
      }}
    </ProjectFrame>
  );
}
