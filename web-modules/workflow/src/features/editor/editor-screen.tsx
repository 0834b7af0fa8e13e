import {
  type DraftState,
  EditorFrame,
  HistoryButtons,
  type OpenedDraft as KeptDraft,
  KeptNotice,
  SaveState,
  type TemplateDetail,
} from "@groundwork/formwork/editor";
import { Alert } from "@groundwork/kit";
import { Eye } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import { useEditor } from "../../editor-context";
import type { Workflow } from "../../graph";
import { messages } from "../../messages";
import type { FormParts, OpenedDraft } from "./api";
import { ShowSettingsContext } from "./show-settings";
import { usePanels } from "./use-panels";
import { usePublishing } from "./use-publishing";
import { Workspace } from "./workspace";

/** Two people seldom draw at once. */
const Conflict = lazy(() => import("./conflict"));

/** Apart: few drawings have a button that is pressed by itself. */
const OverdueNotice = lazy(() => import("../../nodes/step/overdue/notice"));

/** Most have no step that nobody can do. */
const StuckNotice = lazy(() => import("./stuck-notice"));

export const PHONE = "(max-width: 47.99em)";

interface EditorScreenProps {
  isLooking: boolean;
  /** As it was read. */
  opened: OpenedDraft;
  detail: TemplateDetail;
  form: FormParts;
  draft: KeptDraft<Workflow>;
  state: DraftState;
  isPhone: boolean;
  onMerged: (merged: Workflow) => void;
}

/** The drawing in the frame that the form's builder has too. */
export function EditorScreen({
  isLooking,
  opened,
  detail,
  form,
  draft,
  state,
  onMerged,
  isPhone,
}: EditorScreenProps): ReactNode {
  const editor = useEditor();
  const { templateId, mayEdit } = editor;
  const { saver } = draft;
  const panels = usePanels(isPhone);
  const { publishing, items } = usePublishing(editor, saver, form, panels.show);
  const changing = mayEdit && {
    save: (
      <SaveState
        state={state.kind}
        why={"message" in state ? state.message : undefined}
        onAgain={() => void saver.flush()}
      />
    ),
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
        look={
          isLooking || !detail.mayEdit || detail.isArchived
            ? { mayEdit: detail.mayEdit && !detail.isArchived }
            : undefined
        }
        notices={
          <>
            {state.kind === "conflict" && (
              <Suspense fallback={null}>
                <Conflict
                  templateId={templateId}
                  saver={saver}
                  onTheirs={(theirs) => editor.apply(() => theirs)}
                  onMerged={onMerged}
                />
              </Suspense>
            )}
            {mayEdit && state.kind !== "conflict" && (
              <KeptNotice draft={draft} onTake={(kept) => editor.apply(() => kept)} />
            )}
            {mayEdit && hasStuckSteps(editor.stuck) && (
              <Suspense fallback={null}>
                <StuckNotice />
              </Suspense>
            )}
            {mayEdit && editor.workflow.nodes.some(({ data }) => "overduePress" in data && data.overduePress) && (
              <Suspense fallback={null}>
                <OverdueNotice />
              </Suspense>
            )}
            {!mayEdit && <ReadOnly isLooking={isLooking} opened={opened} detail={detail} />}
          </>
        }
      >
        <Workspace panels={panels} isPhone={isPhone} />
      </EditorFrame>
    </ShowSettingsContext>
  );
}

function ReadOnly({
  isLooking,
  opened,
  detail,
}: Pick<EditorScreenProps, "isLooking" | "opened" | "detail">): ReactNode {
  const t = messages.useT();
  const kinds = opened.newerKinds.join(", ");
  return (
    <Alert color="sky" variant="light" icon={<Eye size={18} aria-hidden />}>
      {kinds === ""
        ? t(isLooking && detail.mayEdit && !detail.isArchived ? "editor.looking" : whyReadOnly(detail))
        : t("editor.newer", { kinds })}
    </Alert>
  );
}

/** A step that no path leads to yet says so itself: while one draws nothing may move. */
function hasStuckSteps(stuck: ReturnType<typeof useEditor>["stuck"]): boolean {
  return [...stuck.values()].some((why) => why !== "noPath");
}

function whyReadOnly({ isArchived, isProjectArchived }: TemplateDetail) {
  if (isProjectArchived) return "editor.projectArchived";
  return isArchived ? "editor.archived" : "editor.preview";
}
