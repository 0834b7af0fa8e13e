import { Slot, useParams } from "@groundwork/kit";
import type { ReactNode } from "react";
import { ProjectFrame } from "../features/projects/project-frame";

/** A tab that another module brings. */
export default function ProjectTabPage(): ReactNode {
  const { tab = "" } = useParams();
  return (
    <ProjectFrame width="wide">
      {({ projectId, timeZone, isArchived }) => (
        <Slot name="project.tab" only={tab} given={{ project: { projectId, timeZone, isArchived } }} />
      )}
    </ProjectFrame>
  );
}
