import type { ReactNode } from "react";
import { ProjectFrame } from "../features/projects/project-frame";
import { ProjectPeople } from "../features/projects/project-people";

export default function ProjectPeoplePage(): ReactNode {
  return <ProjectFrame>{(project, canEdit) => <ProjectPeople project={project} canEdit={canEdit} />}</ProjectFrame>;
}
