import { EditorFrame, HistoryButtons, SaveState, type TemplateDetail } from "@groundwork/formwork/editor";
import { Alert, isApiError } from "@groundwork/kit";
import { Eye } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { messages } from "../../messages";
import type { DraftSaver, SaveStatus } from "../draft/draft-saver";
import type { FormParts, OpenedDraft } from "./api";
import { Conflict } from "./conflict";
import { ShowSettingsContext } from "./show-settings";
import { StuckNotice } from "./stuck-notice";
import { usePanels } from "./use-panels";
import { usePublishing } from "./use-publishing";
import { Workspace } from "./workspace";

export const PHONE = "(max-width: 47.99em)";

interface EditorScreenProps {
  draft: OpenedDraft;
  detail: TemplateDetail;
  form: FormParts;
  saver: DraftSaver;
  status: SaveStatus;
  isPhone: boolean;
}

/** The drawing in the frame that the form's builder has too. */
export function EditorScreen({ draft, detail, form, saver, status, isPhone }: EditorScreenProps): ReactNode {
  const editor = useEditor();
  const { templateId, mayEdit } = editor;
  const panels = usePanels(isPhone);
  const { publishing, items } = usePublishing(editor, saver, form, panels.show);
  const changing = mayEdit && {
    save: <SaveState state={status.name} why={whyRefused(status)} onAgain={() => void saver.flush()} />,
    history: <HistoryButtons undo={editor.undo} redo={editor.redo} />,
    publishing,
    problems: items,
  };
  return (
    <ShowSettingsContext value={panels.show}>
      <EditorFrame
        templateId={templateId}
        template={detail}
        view="workflow"
        {...changing}
        notices={
          <>
            <Conflict
              templateId={templateId}
              saver={saver}
              status={status}
              onTheirs={(theirs) => editor.apply(() => theirs.workflow)}
            />
            <StuckNotice />
            {!mayEdit && <ReadOnly draft={draft} detail={detail} />}
          </>
        }
      >
        <Workspace panels={panels} isPhone={isPhone} />
      </EditorFrame>
    </ShowSettingsContext>
  );
}

function whyRefused(status: SaveStatus): string | undefined {
  return status.name === "refused" && isApiError(status.error) ? status.error.message : undefined;
}

function ReadOnly({ draft, detail }: Pick<EditorScreenProps, "draft" | "detail">): ReactNode {
  const t = messages.useT();
  const kinds = draft.newerKinds.join(", ");
  return (
    <Alert color="sky" variant="light" icon={<Eye size={18} aria-hidden />}>
      {kinds === "" ? t(whyReadOnly(detail)) : t("editor.newer", { kinds })}
    </Alert>
  );
}

function whyReadOnly({ isArchived, isProjectArchived }: TemplateDetail) {
  if (isProjectArchived) return "editor.projectArchived";
  return isArchived ? "editor.archived" : "editor.preview";
}
