import {
  ActionIcon,
  Alert,
  AppPage,
  Button,
  Group,
  Link,
  StatusBadge,
  useHotkeys,
  useMediaQuery,
} from "@groundwork/kit";
import type { NamedTeam } from "@groundwork/kit/directory";
import { Eye, FileText, Redo2, Rocket, Undo2 } from "@groundwork/kit/icons";
import { ReactFlowProvider } from "@xyflow/react";
import { type ReactNode, useMemo, useState } from "react";
import { type Editor as EditorApi, EditorContext } from "../../editor-context";
import { messages } from "../../messages";
import type { Draft } from "../draft/draft-saver";
import { useDraft } from "../draft/use-draft";
import { draftService, type FormPages, type TemplateDetail } from "./api";
import { Conflict } from "./conflict";
import classes from "./editor.module.css";
import { SaveState } from "./save-state";
import { useEditorState } from "./use-editor-state";
import { usePublish } from "./use-publish";
import { type PanelTab, PHONE, Workspace } from "./workspace";

interface EditorProps {
  templateId: string;
  draft: Draft;
  detail: TemplateDetail;
  form: FormPages;
  teams: readonly NamedTeam[];
}

/** The workflow of one template: drawn, checked, saved as it changes, published. */
export function Editor({ templateId, draft, detail, form, teams }: EditorProps): ReactNode {
  const t = messages.useT();
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;
  const mayEdit = detail.mayEdit && !detail.isArchived;
  const editor = useEditorState(draft.workflow, {
    templateId,
    mayEdit,
    teams,
    pages: form.pages,
    opensSelected: !isPhone,
  });
  const service = useMemo(() => draftService(templateId), [templateId]);
  const [saver, status] = useDraft(service, draft, editor.workflow);
  const [tab, setTab] = useState<PanelTab>(isPhone ? "outline" : "settings");
  const publishing = usePublish({
    templateId,
    detail,
    bodyVersion: form.version,
    saver,
    onProblems: () => setTab("checks"),
  });
  const ofForm = publishing.problems.filter((problem) => !isOfWorkflow(editor, problem.subjectId, problem.code));
  useHotkeys([
    ["mod+Z", () => editor.undo?.()],
    ["mod+shift+Z", () => editor.redo?.()],
    ["mod+Y", () => editor.redo?.()],
  ]);

  return (
    <AppPage
      title={t("editor.title")}
      description={<Description detail={detail} />}
      breadcrumbs={[
        { label: t("editor.templates"), to: "/forms" },
        { label: detail.name, to: `/forms/templates/${templateId}` },
      ]}
      actions={
        mayEdit && (
          <Group gap="xs" wrap="wrap">
            <SaveState saver={saver} status={status} />
            <ActionIcon
              className={classes.quiet ?? ""}
              aria-label={t("editor.undo")}
              disabled={!editor.undo}
              onClick={() => editor.undo?.()}
            >
              <Undo2 size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              className={classes.quiet ?? ""}
              aria-label={t("editor.redo")}
              disabled={!editor.redo}
              onClick={() => editor.redo?.()}
            >
              <Redo2 size={18} aria-hidden />
            </ActionIcon>
            {!isPhone && (
              <Button
                component={Link}
                to={`/forms/templates/${templateId}`}
                variant="default"
                leftSection={<FileText size={18} aria-hidden />}
              >
                {t("editor.toForm")}
              </Button>
            )}
            <Button
              leftSection={<Rocket size={18} aria-hidden />}
              loading={publishing.isPublishing}
              onClick={publishing.publish}
            >
              {t("editor.publish")}
            </Button>
          </Group>
        )
      }
    >
      <Conflict
        templateId={templateId}
        saver={saver}
        status={status}
        onTheirs={(theirs) => editor.apply(() => theirs.workflow)}
      />
      {!mayEdit && (
        <Alert color="sky" variant="light" icon={<Eye size={18} aria-hidden />}>
          {t(whyReadOnly(detail))}
        </Alert>
      )}
      <EditorContext value={editor}>
        <ReactFlowProvider>
          <Workspace tab={tab} onTab={setTab} ofForm={ofForm} />
        </ReactFlowProvider>
      </EditorContext>
    </AppPage>
  );
}

function whyReadOnly({ isArchived, isProjectArchived }: TemplateDetail) {
  if (isProjectArchived) return "editor.projectArchived";
  return isArchived ? "editor.archived" : "editor.preview";
}

/** What the service found at publishing and the editor shows live anyway. */
function isOfWorkflow({ workflow, problems }: EditorApi, subjectId: string, code: string): boolean {
  return (
    problems.some((problem) => problem.code === code && problem.subjectId === subjectId) ||
    workflow.nodes.some((node) => node.id === subjectId) ||
    workflow.edges.some((edge) => edge.id === subjectId)
  );
}

function Description({ detail }: { detail: TemplateDetail }): ReactNode {
  const t = messages.useT();
  return (
    <Group gap="xs">
      {t("editor.lead")}
      <StatusBadge tone={detail.publishedVersion === null ? "neutral" : "good"}>
        {detail.publishedVersion === null
          ? t("editor.notPublished")
          : t("editor.published", { version: detail.publishedVersion })}
      </StatusBadge>
    </Group>
  );
}
