import { EditorFrame } from "@groundwork/formwork/editor";
import { ErrorState, LoadingState, useParams, useQuery, useUrlState } from "@groundwork/kit";
import { teamChoice } from "@groundwork/kit/directory";
import type { ReactNode } from "react";
import { detailQuery, draftQuery, formQuery } from "../features/editor/api";
import { Editor } from "../features/editor/editor";
import { messages } from "../messages";

export default function WorkflowEditorPage(): ReactNode {
  const t = messages.useT();
  const { templateId = "" } = useParams();
  const [{ look }] = useUrlState({ look: "" });
  const isLooking = look !== "";
  const draft = useQuery(draftQuery(templateId, isLooking));
  const detail = useQuery(detailQuery(templateId));
  const form = useQuery(formQuery(templateId));
  const teams = useQuery(teamChoice);
  if (draft.data && detail.data && form.data && teams.data)
    return (
      <Editor
        key={`${templateId}${look}`}
        isLooking={isLooking}
        templateId={templateId}
        draft={draft.data}
        detail={detail.data}
        form={form.data}
        teams={teams.data}
      />
    );
  const all = [draft, detail, form, teams];
  const failed = all.find((query) => query.isError);
  return (
    <EditorFrame templateId={templateId} view="workflow" template={detail.data}>
      {failed ? (
        <ErrorState
          error={failed.error}
          title={t("editor.unreadable")}
          retry={() => {
            for (const query of all) if (query.isError) void query.refetch();
          }}
        />
      ) : (
        <LoadingState shape="cards" />
      )}
    </EditorFrame>
  );
}
