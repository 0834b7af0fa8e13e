import type { StepChoice } from "@groundwork/formwork/builder";
import { LoadingState, useMediaQuery, useUrlState } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import classes from "./builder.module.css";
import { BuilderHeader, type View } from "./header";
import { Desk } from "./panels/desk";
import { PhoneDesk } from "./panels/phone-desk";
import type { Drawing } from "./preview/preview";
import { usePublish } from "./publish/use-publish";
import type { FormDetail } from "./saving/api";
import { Notices } from "./saving/notices";
import { type LoadedBody, useBuilderSession } from "./saving/session";
import { useAnnouncement } from "./state/announcement";
import { BuilderContext } from "./state/hooks";

const Preview = lazy(() => import("./preview/preview"));
const TemplateSettings = lazy(() => import("./settings/template-settings"));

export interface BuilderProps {
  detail: FormDetail;
  loaded: LoadedBody;
  /** Undefined while it is not read: then fields can't be given to steps yet. */
  workflow: Drawing | undefined;
}

/** Below this two panels would leave no room for a page. */
const NARROW = "(max-width: 61.99em)";

export function Builder({ detail, loaded, workflow }: BuilderProps): ReactNode {
  const templateId = detail.formTemplateId;
  const session = useBuilderSession(loaded);
  const [{ view }, setUrl] = useUrlState({ view: "build" });
  const areSettingsSaved = useRef(true);
  const publishing = usePublish(templateId, session.saver, {
    areSettingsSaved: () => areSettingsSaved.current,
    showSettings: () => setUrl({ view: "settings" }),
    // Problems are listed beside the pages.
    showPages: () => setUrl({ view: "build" }),
  });
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false;
  const steps = useMemo(() => stepsOf(workflow), [workflow]);
  const shown: View = view === "preview" || view === "settings" ? view : "build";
  // Once looked at they stay: what was changed there and not saved is still there on the way back.
  const [hasSettings, openSettings] = useState(shown === "settings");
  if (shown === "settings" && !hasSettings) openSettings(true);
  const parts = { templateId, steps, publishing };
  return (
    <BuilderContext value={session.store}>
      <div className={classes.builder}>
        <BuilderHeader
          detail={detail}
          saver={session.saver}
          publishing={publishing}
          view={shown}
          onView={(next) => setUrl({ view: next })}
        />
        <main className={classes.main} id="content">
          <div className={classes.notices}>
            <Notices session={session} templateId={templateId} />
          </div>
          {shown === "build" && (isNarrow ? <PhoneDesk {...parts} /> : <Desk {...parts} />)}
          <Suspense fallback={<LoadingState shape="form" />}>
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
        </main>
        <Announcement />
      </div>
    </BuilderContext>
  );
}

function Announcement(): ReactNode {
  return (
    <p className={classes.announcement} role="status">
      {useAnnouncement()}
    </p>
  );
}

function stepsOf(workflow: Drawing | undefined): StepChoice[] {
  const steps = workflow?.nodes.filter((node) => node.type === "step") ?? [];
  return steps.map((step) => {
    const data = step.data as { stepName?: unknown } | undefined;
    return { id: String(step.id), name: String(data?.stepName ?? "") };
  });
}
