import { EditorFrame, NARROW_EDITOR } from "@groundwork/formwork/editor";
import { LoadingState, useMediaQuery, useUrlState } from "@groundwork/kit";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { lookingMessages } from "../../messages/looking";
import { Announcement } from "../builder/announcement";
import { type BuilderProps, viewOf } from "../builder/builder";
import DeskKeys from "../builder/desk-keys";
import { FormFiles } from "../builder/files/form-files";
import { focusSettings } from "../builder/panels/focus-settings";
import { CurrentFields } from "../builder/panels/list-tabs";
import { bodyOf } from "../builder/saving/session";
import { stepsOf } from "../builder/saving/steps-of";
import { BuilderStore } from "../builder/state/builder-store";
import { BuilderContext } from "../builder/state/hooks";
import { LookDesk } from "./look-desk";

const Preview = lazy(() => import("../builder/preview/preview"));
const RulesLook = lazy(() => import("./rules-look"));
const WhyNotEdited = lazy(() => import("./why-not-edited"));

/** A form as its author sees it, of which nothing is changed, kept or sent: no draft is begun. */
export default function Look({ detail, loaded, workflow }: BuilderProps): ReactNode {
  const t = lookingMessages.useT();
  const { formTemplateId: templateId } = detail;
  const [{ view }] = useUrlState({ view: "build" });
  const shown = viewOf(view) === "settings" ? "build" : viewOf(view);
  const store = useMemo(() => new BuilderStore(bodyOf(loaded), undefined, true), [loaded]);
  const steps = useMemo(() => stepsOf(workflow), [workflow]);
  const isNarrow = useMediaQuery(NARROW_EDITOR, undefined, { getInitialValueInEffect: false }) ?? false;
  const isBuilding = shown === "build";
  const panel = { label: t("look.list"), content: <Fields /> };
  return (
    <BuilderContext value={store}>
      <FormFiles templateId={templateId}>
        <EditorFrame
          templateId={templateId}
          template={detail}
          view={shown}
          look={{ mayEdit: detail.mayEdit && !detail.isArchived }}
          notices={
            <Suspense>
              <WhyNotEdited detail={detail} />
            </Suspense>
          }
          {...(isBuilding ? { panel } : {})}
        >
          {isBuilding && <DeskKeys templateId={templateId} workflow={workflow} />}
          {isBuilding && <LookDesk templateId={templateId} steps={steps} isNarrow={isNarrow} />}
          <Suspense fallback={<LoadingState shape="form" />}>
            {shown === "rules" && <RulesLook steps={steps} />}
            {shown === "preview" && <Preview workflow={workflow} steps={steps} />}
          </Suspense>
        </EditorFrame>
      </FormFiles>
      <Announcement />
    </BuilderContext>
  );
}

function Fields(): ReactNode {
  return <CurrentFields onOpenSettings={focusSettings} />;
}
