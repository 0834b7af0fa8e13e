import { ActionIcon, Button, Link, useHotkeys } from "@groundwork/kit";
import { ArrowLeft, Eye, EyeOff, Redo2, Undo2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { TemplateState } from "../templates/template-state";
import classes from "./builder.module.css";
import type { Publishing } from "./publish/use-publish";
import type { FormDetail } from "./saving/api";
import type { DraftSaver } from "./saving/draft-saver";
import { SaveStateText } from "./saving/save-state";
import { useBuilder, useHistory } from "./state/hooks";

export type View = "build" | "preview" | "settings";

export interface BuilderHeaderProps {
  detail: FormDetail;
  saver: DraftSaver;
  publishing: Publishing;
  view: View;
  onView: (view: View) => void;
}

/** What is built, whether it is safe, and what can be done with the whole of it. */
export function BuilderHeader({ detail, saver, publishing, view, onView }: BuilderHeaderProps): ReactNode {
  const t = messages.useT();
  const isPreview = view === "preview";
  return (
    <header className={classes.header}>
      <ActionIcon
        component={Link}
        to="/forms"
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t("builder.back")}
        title={t("builder.back")}
      >
        <ArrowLeft size={20} aria-hidden />
      </ActionIcon>
      <div className={classes.heading}>
        <h1 className={classes.name}>{detail.name}</h1>
        <TemplateState template={detail} />
      </div>
      <BuilderTabs templateId={detail.formTemplateId} view={view} />
      <SaveStateText saver={saver} isQuietWhenSaved={view === "settings"} />
      <div className={classes.actions}>
        {view === "build" && <HistoryButtons />}
        <Button
          variant="default"
          aria-pressed={isPreview}
          leftSection={isPreview ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
          onClick={() => onView(isPreview ? "build" : "preview")}
        >
          {t(isPreview ? "builder.endPreview" : "builder.preview")}
        </Button>
        <Button loading={publishing.isRunning} onClick={publishing.publish}>
          {t("builder.publish")}
        </Button>
      </div>
    </header>
  );
}

function BuilderTabs({ templateId, view }: { templateId: string; view: View }): ReactNode {
  const t = messages.useT();
  const here = `/forms/templates/${templateId}`;
  const current = (isCurrent: boolean) => (isCurrent ? { "aria-current": "page" as const } : {});
  return (
    <nav className={classes.tabs} aria-label={t("builder.parts")}>
      <Link to={here} replace {...current(view !== "settings")}>
        {t("builder.build")}
      </Link>
      <Link to={`/workflow/${templateId}`}>{t("builder.workflow")}</Link>
      <Link to={`${here}?view=settings`} replace {...current(view === "settings")}>
        {t("builder.detail")}
      </Link>
    </nav>
  );
}

/** Also for what was typed: the boxes show the form, so its history is theirs. */
function HistoryButtons(): ReactNode {
  const t = messages.useT();
  const store = useBuilder();
  const { canUndo, canRedo } = useHistory();
  useHotkeys(
    [
      ["mod+Z", () => store.undo()],
      ["mod+shift+Z", () => store.redo()],
      ["mod+Y", () => store.redo()],
    ],
    [],
  );
  return (
    <div className={classes.history}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t("builder.undo")}
        title={t("builder.undo")}
        disabled={!canUndo}
        onClick={() => store.undo()}
      >
        <Undo2 size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t("builder.redo")}
        title={t("builder.redo")}
        disabled={!canRedo}
        onClick={() => store.redo()}
      >
        <Redo2 size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
