import { type TemplateDetail, whenLeft } from "@groundwork/formwork/editor";
import { useMediaQuery, useQueryClient } from "@groundwork/kit";
import { ReactFlowProvider } from "@xyflow/react";
import { type ReactNode, useEffect, useMemo } from "react";
import { EditorContext, type Editor as EditorState } from "../../editor-context";
import { useDraft } from "../draft/use-draft";
import { detailQuery, type FormParts, type OpenedDraft, sendDraft } from "./api";
import { EditorScreen, PHONE } from "./editor-screen";
import { useEditorState } from "./use-editor-state";

interface EditorProps {
  templateId: string;
  /** Nothing is changed, whoever looks. */
  isLooking: boolean;
  draft: OpenedDraft;
  detail: TemplateDetail;
  form: FormParts;
  teams: EditorState["teams"];
}

/** The workflow of one template: drawn, checked, saved as it changes, published. */
export function Editor({ templateId, isLooking, draft, detail, form, teams }: EditorProps): ReactNode {
  const client = useQueryClient();
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
  const mayEdit = !isLooking && detail.mayEdit && !detail.isArchived && draft.newerKinds.length === 0;
  const editor = useEditorState(draft.workflow, {
    templateId,
    mayEdit,
    teams,
    pages: form.pages,
    opensSelected: !isPhone,
  });
  const send = useMemo(
    () =>
      sendDraft(templateId, ({ hasUnpublishedChanges }) =>
        client.setQueryData(detailQuery(templateId).queryKey, (known) => known && { ...known, hasUnpublishedChanges }),
      ),
    [templateId, client],
  );
  const [kept, state] = useDraft(templateId, draft, send, editor.workflow);
  // The builder names steps and shows who fills in what, once the last save has arrived.
  useEffect(
    () => () => void whenLeft(templateId).then(() => client.invalidateQueries({ queryKey: ["forms", "templates"] })),
    [client, templateId],
  );
  return (
    <EditorContext value={editor}>
      <ReactFlowProvider>
        <EditorScreen
          isLooking={isLooking}
          opened={draft}
          detail={detail}
          form={form}
          draft={kept}
          state={state}
          isPhone={isPhone}
          onMerged={editor.beginWith}
        />
      </ReactFlowProvider>
    </EditorContext>
  );
}
