import { ActionIcon, Button, Link, OverlayRoot, useDocumentTitle, useMediaQuery } from "@groundwork/kit";
import { ArrowLeft, ListChecks } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { formworkMessages } from "../messages";
import classes from "./editor-frame.module.css";
import type { ProblemItem } from "./problem-items";
import { addressOf, EDITOR_VIEWS, type EditorView, LOOKED_AT, type TemplateDetail } from "./template";
import { TemplateState } from "./template-state";
import type { Publishing } from "./use-publish";

/** Most drawings have no problem, and where one is told the network was there just now. */
const ProblemList = lazy(() => import("./problem-list"));
const ProblemSheet = lazy(() => import("./problem-sheet"));

/** Below this, panels beside the work would leave no room for it. */
export const NARROW_EDITOR = "(max-width: 61.99em)";

type Head = Pick<TemplateDetail, "name" | "isArchived" | "publishedVersion" | "hasUnpublishedChanges">;

export interface EditorFrameProps {
  templateId: string;
  view: EditorView;
  /** Undefined while it is read; the frame stands already. */
  template: Head | undefined;
  /** `SaveState` and `HistoryButtons`, from what listens to them: a save draws nothing else. */
  save?: ReactNode;
  history?: ReactNode;
  /** Undefined where nothing can be published. */
  publishing?: Publishing | undefined;
  problems?: readonly ProblemItem[];
  /** It is only looked at; whoever may goes on to edit it from here. */
  look?: { mayEdit: boolean } | undefined;
  /** What has to be decided before work goes on. */
  notices?: ReactNode;
  /** What stands at the left while no problems are listed there; not on narrow screens. */
  panel?: { label: string; content: ReactNode };
  children: ReactNode;
}

/** The frame of both editors of a template: everything in it has its place, whichever of them is open. */
export function EditorFrame(props: EditorFrameProps): ReactNode {
  const {
    templateId,
    view,
    template,
    save,
    history,
    publishing,
    problems = [],
    look,
    notices,
    panel,
    children,
  } = props;
  const t = formworkMessages.useT();
  const isNarrow = useMediaQuery(NARROW_EDITOR, undefined, { getInitialValueInEffect: false }) ?? false;
  useDocumentTitle(template?.name ?? t(`editor.${view}`));
  const areProblemsShown = publishing?.isShown ?? false;
  const list =
    areProblemsShown && publishing ? (
      <Suspense>
        <ProblemList items={problems} publishing={publishing} />
      </Suspense>
    ) : null;
  const hasSide = !isNarrow && (list !== null || panel !== undefined);
  return (
    <div className={classes.editor}>
      <header className={classes.header} data-header="full">
        <div className={classes.lead}>
          <ActionIcon
            component={Link}
            to="/forms"
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t("editor.back")}
            title={t("editor.back")}
          >
            <ArrowLeft size={20} aria-hidden />
          </ActionIcon>
          {/* Until its name is there it is called what the screen is: no heading is empty. */}
          <h1 className={classes.name} aria-label={template ? undefined : t(`editor.${view}`)}>
            {template?.name}
          </h1>
          {template && <State templateId={templateId} template={template} isLink={look?.mayEdit !== false} />}
        </div>
        <EditorTabs templateId={templateId} view={view} isLooking={look !== undefined} />
        <div className={classes.tools}>
          {save}
          {history}
          {look?.mayEdit && (
            <Button component={Link} to={addressOf(templateId, view)} className={classes.publish ?? ""}>
              {t("editor.edit")}
            </Button>
          )}
          {publishing && (
            <>
              <Checks publishing={publishing} count={problems.length} />
              <PublishButton publishing={publishing} template={template} />
            </>
          )}
        </div>
      </header>
      <div className={classes.notices}>{notices}</div>
      <main className={classes.main} id="content" data-side={hasSide || undefined}>
        {hasSide && (
          <aside className={classes.side} aria-label={list ? t("editor.checks") : panel?.label}>
            {list ? (
              <div className={classes.scrolls} data-scrolls>
                {list}
              </div>
            ) : (
              panel?.content
            )}
          </aside>
        )}
        <div className={classes.work}>{children}</div>
        <OverlayRoot />
      </main>
      {isNarrow && publishing && (
        <Suspense>
          <ProblemSheet opened={areProblemsShown} items={problems} publishing={publishing} />
        </Suspense>
      )}
    </div>
  );
}

interface StateProps {
  templateId: string;
  template: Head;
  isLink: boolean;
}

interface TabsProps {
  templateId: string;
  view: EditorView;
  isLooking: boolean;
}

/** Leads to the versions, for who may see them. */
function State({ templateId, template, isLink }: StateProps): ReactNode {
  const t = formworkMessages.useT();
  if (!isLink) return <TemplateState template={template} />;
  return (
    <Link className={classes.state ?? ""} to={`/forms/templates/${templateId}/versions`} title={t("editor.versions")}>
      <TemplateState template={template} />
    </Link>
  );
}

function EditorTabs({ templateId, view, isLooking }: TabsProps): ReactNode {
  const t = formworkMessages.useT();
  return (
    <nav className={classes.tabs} aria-label={t("editor.parts")}>
      {(isLooking ? LOOKED_AT : EDITOR_VIEWS).map((each) => (
        <Link key={each} to={addressOf(templateId, each, isLooking)} aria-current={each === view ? "page" : undefined}>
          {t(`editor.${each}`)}
        </Link>
      ))}
    </nav>
  );
}

/** Off where the version that is published says the same already; it listens to saves alone. */
function PublishButton({ publishing, template }: { publishing: Publishing; template: Head | undefined }): ReactNode {
  const t = formworkMessages.useT();
  const { draft, isRunning, publish } = publishing;
  const isSaved = useSyncExternalStore(draft.subscribe, draft.isSaved);
  const version = isSaved && template?.hasUnpublishedChanges === false ? template.publishedVersion : null;
  return (
    <Button
      className={classes.publish ?? ""}
      loading={isRunning}
      disabled={version !== null}
      title={version === null ? undefined : t("editor.publish.unchanged", { version })}
      onClick={publish}
    >
      {t("editor.publish")}
    </Button>
  );
}

function Checks({ publishing, count }: { publishing: Publishing; count: number }): ReactNode {
  const t = formworkMessages.useT();
  return (
    <Button
      variant="default"
      className={classes.checks ?? ""}
      aria-expanded={publishing.isShown}
      onClick={publishing.isShown ? publishing.close : publishing.check}
    >
      <ListChecks size={18} aria-hidden />
      <span className={classes.checksWords}>{t("editor.checks")}</span>{" "}
      {count > 0 && <span className={classes.count}>{count}</span>}
    </Button>
  );
}
