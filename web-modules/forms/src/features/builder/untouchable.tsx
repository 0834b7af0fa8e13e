import { Button, EmptyState, Group } from "@groundwork/kit";
import { FileX } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { builderMessages } from "../../messages/builder";
import { useArchive } from "../templates/use-archive";
import { BackButton } from "./back-button";
import type { FormDetail } from "./saving/api";

/** Somebody else's, or put away. */
export default function Untouchable({ detail }: { detail: FormDetail }): ReactNode {
  const t = builderMessages.useT();
  const formsT = messages.useT();
  const { mayEdit, isArchived, isProjectArchived, name } = detail;
  const archive = useArchive(detail);
  const whileOpen = isArchived ? "builder.isArchived" : "builder.mayNotEdit";
  const reason = isProjectArchived ? "builder.isProjectArchived" : whileOpen;
  return (
    <EmptyState
      icon={FileX}
      title={name}
      action={
        <Group gap="xs" justify="center">
          <BackButton />
          {mayEdit && isArchived && (
            <Button variant="default" loading={archive.isPending} onClick={() => archive.mutate(false)}>
              {formsT("templates.unarchive")}
            </Button>
          )}
        </Group>
      }
    >
      {t(reason)}
    </EmptyState>
  );
}
