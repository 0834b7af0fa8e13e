import type { TemplateDetail } from "@groundwork/formwork/editor";
import { useMediaQuery, useQueryClient } from "@groundwork/kit";
import { ReactFlowProvider } from "@xyflow/react";
import { type ReactNode, useEffect, useMemo } from "react";
import { EditorContext, type Editor as EditorState } from "../../editor-context";
import { useDraft } from "../draft/use-draft";
import { detailQuery, draftService, type FormParts, type OpenedDraft } from "./api";
import { EditorScreen, PHONE } from "./editor-screen";
import { useEditorState } from "./use-editor-state";

interface EditorProps {
  templateId: string;
  draft: OpenedDraft;
  detail: TemplateDetail;
  form: FormParts;
  teams: EditorState["teams"];
}

/** The workflow of one template: drawn, checked, saved as it changes, published. */
export function Editor({ templateId, draft, detail, form, teams }: EditorProps): ReactNode {
  const client = useQueryClient();
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
  const mayEdit = detail.mayEdit && !detail.isArchived && draft.newerKinds.length === 0;
  const editor = useEditorState(draft.workflow, {
    templateId,
    mayEdit,
    teams,
    pages: form.pages,
    opensSelected: !isPhone,
  });
  const service = useMemo(
    () =>
      draftService(templateId, ({ hasUnpublishedChanges }) =>
        client.setQueryData(detailQuery(templateId).queryKey, (known) => known && { ...known, hasUnpublishedChanges }),
      ),
    [templateId, client],
  );
  const [saver, status] = useDraft(service, draft, editor.workflow);
  // The builder names steps and shows who fills in what.
  useEffect(() => () => void client.invalidateQueries({ queryKey: ["forms", "templates"] }), [client]);
  return (
    <EditorContext value={editor}>
      <ReactFlowProvider>
        <EditorScreen draft={draft} detail={detail} form={form} saver={saver} status={status} isPhone={isPhone} />
      </ReactFlowProvider>
    </EditorContext>
  );
}
