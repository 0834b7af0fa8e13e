import type { ReactNode } from "react";
import { ArchivePanel } from "../features/projects/archive-panel";
import { ProjectFrame } from "../features/projects/project-frame";
import { ProjectOverview } from "../features/projects/project-overview";

export default function ProjectPage(): ReactNode {
  return (
    <ProjectFrame width="wide">
      {(project, canEdit) => (
        <>
          {canEdit && project.isArchived && <ArchivePanel project={project} />}
          <ProjectOverview project={project} />
        </>
      )}
    </ProjectFrame>
  );
}
