import { Alert, Button, useFormats } from "@groundwork/kit";
import { Eye } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { lookingMessages } from "../../messages/looking";
import type { FormDetail } from "../builder/saving/api";
import { useArchive } from "../templates/use-archive";

const MOST_NAMED = 3;

/** Why a form is only looked at, and what helps. */
export default function WhyNotEdited({ detail }: { detail: FormDetail }): ReactNode {
  const t = lookingMessages.useT();
  const formsT = messages.useT();
  const archive = useArchive(detail);
  const { mayEdit, mayManage, isArchived, isProjectArchived, projectId } = detail;
  const mayNot = projectId === null ? "look.ofAllProjects" : "look.mayNotEdit";
  const archived = mayManage ? "look.isArchived" : "look.wasArchived";
  const ofTemplate = isArchived ? archived : mayEdit ? "look.only" : mayNot;
  return (
    <Alert color="sky" variant="light" icon={<Eye size={18} aria-hidden />}>
      {t(isProjectArchived ? "look.isProjectArchived" : ofTemplate)}
      {!isProjectArchived && ofTemplate === mayNot && <Editors names={detail.editedBy} />}
      {mayManage && isArchived && (
        <Button
          mt="xs"
          display="block"
          variant="default"
          loading={archive.isPending}
          onClick={() => archive.mutate(false)}
        >
          {formsT("templates.unarchive")}
        </Button>
      )}
    </Alert>
  );
}

/** Whom else to ask; the service of the release before does not tell. */
function Editors({ names = [] }: { names: string[] | undefined }): ReactNode {
  const t = lookingMessages.useT();
  const formats = useFormats();
  if (names.length === 0) return null;
  const count = names.length - MOST_NAMED;
  const more = count > 0 ? [t("look.moreEditors", { count })] : [];
  return ` ${t("look.editors", { teams: formats.list([...names.slice(0, MOST_NAMED), ...more]) })}`;
}
