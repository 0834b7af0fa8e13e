import { useKindName } from "@groundwork/formwork";
import { FieldSettings, type StepChoice } from "@groundwork/formwork/builder";
import { EmptyState } from "@groundwork/kit";
import { MousePointerClick } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue } from "react";
import { builderMessages } from "../../../messages/builder";
import { findField } from "../model/places";
import { useBody, useBuilder, useSelectedId } from "../state/hooks";
import { SETTINGS_MARK } from "./focus-settings";
import classes from "./panels.module.css";

/** Said in sentences: their words come when a field is selected. */
const FieldRules = lazy(() => import("../rules/field-rules"));

/** The settings of what is selected. */
export function SettingsPanel({ steps }: { steps: readonly StepChoice[] }): ReactNode {
  const t = builderMessages.useT();
  const store = useBuilder();
  const body = useBody();
  const kindName = useKindName();
  // The mark on the page comes first; the settings follow when there is time to draw them.
  const nowSelected = useSelectedId();
  const selectedId = useDeferredValue(nowSelected);
  const field = selectedId === null ? null : findField(body, selectedId);
  const change = useCallback((next: Parameters<typeof store.setUp>[0]) => store.setUp(next), [store]);
  if (!field)
    return (
      <EmptyState icon={MousePointerClick} title={t("builder.nothingSelected.title")}>
        {!store.isFixed && t("builder.nothingSelected.body")}
      </EmptyState>
    );
  return (
    // What is typed meanwhile must not go into the field that was selected before.
    <div className={classes.panel} key={field.id} {...{ [SETTINGS_MARK]: field.id }} inert={selectedId !== nowSelected}>
      <h2 className={classes.settingsTitle}>{kindName(field.type)}</h2>
      <FieldSettings field={field} body={body} steps={steps} onChange={change} />
      <Suspense>
        <FieldRules field={field} steps={steps} />
      </Suspense>
    </div>
  );
}
