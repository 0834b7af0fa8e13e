import { EditorFrame, type EditorView, HistoryButtons, NARROW_EDITOR } from "@groundwork/formwork/editor";
import { LoadingState, useMediaQuery, useUrlState } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { builderMessages } from "../../messages/builder";
import { Announcement } from "./announcement";
import { focusField } from "./canvas/focus";
import { focusPage } from "./canvas/name-page";
import { FormFiles } from "./files/form-files";
import { Desk } from "./panels/desk";
import { FieldPanel } from "./panels/field-panel";
import { PanelTabsContext } from "./panels/panel-tab";
import { useTabs } from "./panels/use-tabs";
import type { Drawing } from "./preview/preview";
import { usePublishing } from "./publish/use-publishing";
import type { FormDetail } from "./saving/api";
import { BuilderSaveState } from "./saving/save-state";
import { type LoadedBody, useBuilderSession } from "./saving/session";
import { stepsOf } from "./saving/steps-of";
import type { BuilderStore } from "./state/builder-store";
import { BuilderContext, useBuilder, useHistory } from "./state/hooks";

const DeskKeys = lazy(() => import("./desk-keys"));
const Notices = lazy(() => import("./saving/notices"));
const PhoneDesk = lazy(() => import("./panels/phone-desk"));
const RulesView = lazy(() => import("./rules/rules-view"));
const Preview = lazy(() => import("./preview/preview"));
const TemplateSettings = lazy(() => import("./settings/template-settings"));

export interface BuilderProps {
  detail: FormDetail;
  loaded: LoadedBody;
  /** Undefined while it is not read: then fields can't be given to steps yet. */
  workflow: Drawing | undefined;
}

export function viewOf(view: string): EditorView {
  return view === "preview" || view === "settings" || view === "rules" ? view : "build";
}

export function Builder({ detail, loaded, workflow }: BuilderProps): ReactNode {
  const t = builderMessages.useT();
  const templateId = detail.formTemplateId;
  const session = useBuilderSession(loaded);
  const [{ view }, setUrl] = useUrlState({ view: "build", rule: "" });
  const areSettingsSaved = useRef(true);
  const { publishing, items } = usePublishing(templateId, session, {
    workflow,
    areSettingsSaved: () => areSettingsSaved.current,
    showSettings: () => setUrl({ view: "settings" }),
    showPages: () => setUrl({ view: "build" }),
    showRule: (rule) => setUrl({ view: "rules", rule }),
  });
  useOpenedAt(session.store);
  const isNarrow = useMediaQuery(NARROW_EDITOR, undefined, { getInitialValueInEffect: false }) ?? false;
  const steps = useMemo(() => stepsOf(workflow), [workflow]);
  const shown = viewOf(view);
  // Once looked at they stay: what was changed there and not saved is still there on the way back.
  const [hasSettings, openSettings] = useState(shown === "settings");
  if (shown === "settings" && !hasSettings) openSettings(true);
  const parts = { template: detail, steps };
  const { close } = publishing;
  const tabs = useTabs(templateId, close);
  const isBuilding = shown === "build";
  const panel = useMemo(
    () => ({ label: t("builder.fieldPanel"), content: <FieldPanel templateId={templateId} /> }),
    [t, templateId],
  );
  return (
    <BuilderContext value={session.store}>
      <PanelTabsContext value={tabs}>
        <FormFiles templateId={templateId}>
          <EditorFrame
            templateId={templateId}
            template={detail}
            view={shown}
            save={<BuilderSaveState saver={session.saver} isQuietWhenSaved={shown === "settings"} />}
            history={<History isBuilding={isBuilding || shown === "rules"} />}
            publishing={publishing}
            problems={items}
            notices={
              <Suspense fallback={null}>
                <Notices session={session} templateId={templateId} />
              </Suspense>
            }
            {...(isBuilding ? { panel } : {})}
          >
            <Suspense>{isBuilding && <DeskKeys templateId={templateId} workflow={workflow} />}</Suspense>
            {isBuilding && !isNarrow && <Desk {...parts} />}
            <Suspense fallback={<LoadingState shape="form" />}>
              {isBuilding && isNarrow && <PhoneDesk {...parts} />}
              {shown === "rules" && <RulesView steps={steps} />}
              {shown === "preview" && <Preview workflow={workflow} steps={steps} />}
              {hasSettings && (
                <TemplateSettings
                  detail={detail}
                  steps={steps}
                  isShown={shown === "settings"}
                  isSaved={areSettingsSaved}
                />
              )}
            </Suspense>
          </EditorFrame>
        </FormFiles>
      </PanelTabsContext>
      <Announcement />
    </BuilderContext>
  );
}

/** `?field=…` or `?page=…`: what led here is about that field or page. */
function useOpenedAt(store: BuilderStore): void {
  const [{ field, page }] = useUrlState({ field: "", page: "" });
  useEffect(() => {
    if (page) focusPage(store, page);
    const place = store.index().get(store.ownerOf(field));
    if (!place) return;
    store.select(place.field.id);
    focusField(place);
  }, [store, field, page]);
}

/** Only where the form itself is worked at; its place is kept elsewhere. */
function History({ isBuilding }: { isBuilding: boolean }): ReactNode {
  const store = useBuilder();
  const { canUndo, canRedo } = useHistory();
  return (
    <HistoryButtons
      undo={isBuilding && canUndo ? () => store.undo() : null}
      redo={isBuilding && canRedo ? () => store.redo() : null}
    />
  );
}
