import { Button, Group, Link, type ProjectSlot } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useHere } from "../submissions/came-from";
import { SubmissionList } from "../submissions/submission-list";

/** Every submission of a project, and the way to another. */
export default function ProjectTab({ project }: ProjectSlot): ReactNode {
  const t = messages.useT();
  const here = useHere();
  return (
    <>
      {!project.isArchived && (
        <Group justify="flex-end" mb="md">
          <Button
            component={Link}
            to={`/forms/submissions/new?project=${project.projectId}`}
            state={here}
            leftSection={<Plus size={16} aria-hidden />}
          >
            {t("submissions.start")}
          </Button>
        </Group>
      )}
      <SubmissionList projectId={project.projectId} />
    </>
  );
}
