import {
  buttonPressedBy,
  ChoiceSourceContext,
  DirectoryContext,
  type Field,
  FillBody,
  FillProvider,
  FillStore,
  StepButtonsContext,
} from "@groundwork/formwork";
import type { StepChoice } from "@groundwork/formwork/builder";
import { fieldIdsOfStep, type StepsOfWorkflow } from "@groundwork/formwork/rules";
import { Button, EmptyState, useUrlState } from "@groundwork/kit";
import { SegmentField, SelectField } from "@groundwork/kit/forms";
import { FilePlus2, Pencil } from "@groundwork/kit/icons";
import { type ReactNode, useMemo, useState } from "react";
import { builderMessages } from "../../../messages/builder";
import { previewMessages } from "../../../messages/preview";
import { memberChoices } from "../../choice-lists/source";
import { memberDirectory } from "../../directory/source";
import { useFormFiles } from "../files/form-files";
import { useBody, useBuilder } from "../state/hooks";
import classes from "./preview.module.css";

export interface Drawing {
  nodes: readonly { [key: string]: unknown }[];
  edges: readonly { [key: string]: unknown }[];
}

export interface PreviewProps {
  workflow: Drawing | undefined;
  steps: readonly StepChoice[];
}

/** Nothing says on which project it will be filled in. */
const DIRECTORY = memberDirectory(null);
const never = () => false;
const NOT_PRESSED = { press: null, isUnderWay: false, isWaiting: false };

/** The form as whoever fills it in will see it. Everything can be tried; nothing is kept. */
export default function Preview({ workflow, steps }: PreviewProps): ReactNode {
  const t = builderMessages.useT();
  const previewT = previewMessages.useT();
  const { isFixed } = useBuilder();
  const body = useBody();
  const [{ device, orientation }, setUrl] = useUrlState({ view: "build", device: "desktop", orientation: "portrait" });
  const [stepId, setStepId] = useState<string | null>(null);
  const store = useMemo(() => new FillStore({ body }), [body]);
  useFormFiles(store);
  const ofStep = useMemo(
    () => (stepId && workflow ? fieldIdsOfStep(body, workflow as unknown as StepsOfWorkflow, stepId) : null),
    [body, workflow, stepId],
  );
  const highlighted = useMemo(() => (ofStep ? (id: string) => ofStep.has(id) : never), [ofStep]);
  const readOnly = useMemo(() => (ofStep ? (id: string) => !ofStep.has(id) : never), [ofStep]);
  const buttonOf = useMemo(() => {
    const buttons = steps.find(({ id }) => id === stepId)?.buttons;
    if (!buttons || !ofStep) return null;
    return (field: Field) => {
      const pressed = buttonPressedBy(field, buttons, ofStep.has(field.id));
      return pressed && { name: pressed.name, color: pressed.color, ...NOT_PRESSED };
    };
  }, [steps, stepId, ofStep]);
  if (!body.some((page) => page.components.some((row) => row.components.length > 0)))
    return (
      <EmptyState
        icon={FilePlus2}
        title={previewT("preview.empty.title")}
        action={!isFixed && <Button onClick={() => setUrl({ view: "build" })}>{previewT("preview.edit")}</Button>}
      >
        {!isFixed && previewT("preview.empty.body")}
      </EmptyState>
    );
  return (
    <div className={classes.preview}>
      <div className={classes.controls}>
        <SegmentField
          name="device"
          label={previewT("preview.device")}
          value={device}
          onChange={(next) => setUrl({ device: next })}
          options={[
            { value: "desktop", label: previewT("preview.device.desktop") },
            { value: "phone", label: previewT("preview.device.phone") },
          ]}
        />
        <SegmentField
          name="orientation"
          label={previewT("preview.orientation")}
          value={orientation}
          onChange={(next) => setUrl({ orientation: next })}
          options={[
            { value: "portrait", label: previewT("preview.orientation.portrait") },
            { value: "landscape", label: previewT("preview.orientation.landscape") },
          ]}
        />
        {!isFixed && (
          <Button
            variant="default"
            leftSection={<Pencil size={16} aria-hidden />}
            onClick={() => setUrl({ view: "build" })}
          >
            {previewT("preview.edit")}
          </Button>
        )}
        <div className={classes.step}>
          <SelectField
            name="step"
            label={previewT("preview.step")}
            placeholder={previewT("preview.everyStep")}
            value={stepId}
            error={null}
            clearable
            options={steps.map((step) => ({ value: step.id, label: step.name }))}
            onChange={setStepId}
          />
        </div>
      </div>
      <div className={classes.stage}>
        <section
          className={classes.screen}
          data-device={device}
          data-orientation={orientation}
          aria-label={t("builder.preview")}
        >
          <FillProvider store={store} highlighted={highlighted} readOnly={readOnly}>
            <StepButtonsContext value={buttonOf}>
              <ChoiceSourceContext value={memberChoices}>
                <DirectoryContext value={DIRECTORY}>
                  <FillBody body={body} />
                </DirectoryContext>
              </ChoiceSourceContext>
            </StepButtonsContext>
          </FillProvider>
        </section>
      </div>
    </div>
  );
}
