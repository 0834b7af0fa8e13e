import type { ReactNode } from "react";
import { ArchivePanel } from "../features/projects/archive-panel";
import { ProjectEdit, ProjectFacts } from "../features/projects/project-details";
import { ProjectFrame } from "../features/projects/project-frame";

export default function ProjectPage(): ReactNode {
  return (
    <ProjectFrame>
      {(project, canEdit) => (
        <>
          {canEdit && !project.isArchived ? (
            <ProjectEdit key={project.projectId} project={project} />
          ) : (
            <ProjectFacts project={project} />
          )}
          {canEdit && <ArchivePanel project={project} />}
        </>
      )}
    </ProjectFrame>
  );
}
