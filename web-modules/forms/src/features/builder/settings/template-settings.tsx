import type { StepChoice } from "@groundwork/formwork/builder";
import { Button, Columns, LoadingState, Panel, toast, useQuery, useQueryClient } from "@groundwork/kit";
import {
  CheckboxField,
  Form,
  FormActions,
  NumberField,
  SavedMeanwhile,
  SelectField,
  TextField,
  useRevisedForm,
} from "@groundwork/kit/forms";
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { builderMessages } from "../../../messages/builder";
import { folderMessages } from "../../../messages/folders";
import { settingsMessages } from "../../../messages/template-settings";
import { useReadAgain } from "../../api/keys";
import { foldersQuery } from "../../folders/api";
import { type FolderPlace, placesOf } from "../../folders/tree";
import { builderCalls, detailQuery, type FormDetail } from "../saving/api";
import classes from "./settings.module.css";
import { useShown } from "./shown";
import { type Values, valuesOf } from "./values";

const PermissionsPanel = lazy(() => import("../../permissions/permissions-panel"));

export interface TemplateSettingsProps {
  detail: FormDetail;
  steps: readonly StepChoice[];
  isShown: boolean;
  /** Told whether all that stands here is saved. */
  isSaved: RefObject<boolean>;
}

/** The settings are a part of the template with saves of its own; its version is theirs. */
type Revised = FormDetail & { revision: number };
const revised = (detail: FormDetail): Revised => ({ ...detail, revision: detail.version });

/** What a template is called, where it belongs, how its submissions are numbered and how long they count. */
export default function TemplateSettings({ detail, steps, isShown, isSaved }: TemplateSettingsProps): ReactNode {
  const t = builderMessages.useT();
  const settingsT = settingsMessages.useT();
  const folderT = folderMessages.useT();
  const client = useQueryClient();
  const readAgain = useReadAgain();
  const query = detailQuery(detail.formTemplateId);
  const form = useRevisedForm<Values, Revised>({
    saved: revised(detail),
    valuesOf,
    validate: (values) => ({
      name: values.name.trim() ? null : t("templates.nameMissing"),
      referenceNumberStartsFrom: /^\d{0,9}$/.test(values.referenceNumberStartsFrom)
        ? null
        : settingsT("settings.digitsOnly"),
      validTimeDays:
        values.isValidTimeEnabled && values.validTimeDays === null ? settingsT("settings.daysMissing") : null,
    }),
    submit: async (changes, version, options) =>
      revised(await builderCalls.saveDetail({ formTemplateId: detail.formTemplateId, version, ...changes }, options)),
    readAgain: async () => revised(await client.fetchQuery({ ...query, staleTime: 0 })),
    onSuccess: async (saved) => {
      client.setQueryData(query.queryKey, saved);
      toast.done({ title: settingsT("settings.saved", { name: saved.name }) });
      await readAgain("templates");
    },
  });
  const { values, status } = form;
  useEffect(() => {
    isSaved.current = status === "clean" || status === "saved";
  }, [isSaved, status]);
  const savingPermissions = useRef<(() => void) | null>(null);
  /** Both parts that were changed; each keeps its own version, and says itself what became of it. */
  const save = () => {
    const savePermissions = savingPermissions.current;
    if (status === "dirty" || savePermissions === null) form.submit();
    savePermissions?.();
  };
  const { data: folders } = useQuery(foldersQuery);
  const places = folders ? placesOf(folders) : asItLies(detail);
  const shown = useShown(steps, places);
  const example = [values.referenceNumberPrefix, values.referenceNumberStartsFrom || "1", values.referenceNumberSuffix];
  return (
    <div className={classes.settings} hidden={!isShown}>
      <Form form={form} aria-label={t("builder.detail")}>
        <SavedMeanwhile form={form} shown={shown} />
        <Panel title={settingsT("settings.about")}>
          <TextField {...form.field("name")} label={t("templates.name")} required maxLength={120} />
          <SelectField
            {...form.field("folderId")}
            label={t("templates.folder")}
            placeholder={folderT("folders.none")}
            clearable
            options={places}
          />
        </Panel>
        <Panel
          title={settingsT("settings.number")}
          description={settingsT("settings.example", { number: example.join("") })}
        >
          <Columns min="9rem">
            <TextField {...form.field("referenceNumberPrefix")} label={t("builder.prefix")} maxLength={20} />
            <TextField
              {...form.field("referenceNumberStartsFrom")}
              label={t("builder.startsFrom")}
              inputMode="numeric"
              maxLength={9}
            />
            <TextField {...form.field("referenceNumberSuffix")} label={t("builder.suffix")} maxLength={20} />
          </Columns>
        </Panel>
        <Panel title={settingsT("settings.valid")} description={settingsT("settings.validHelp")}>
          <CheckboxField {...form.field("isValidTimeEnabled")} label={t("builder.validEnabled")} />
          {values.isValidTimeEnabled && (
            <Columns>
              <NumberField
                {...form.field("validTimeDays")}
                label={t("builder.validDays")}
                min={1}
                max={3650}
                required
              />
              <SelectField
                {...form.field("validTimeStepId")}
                label={t("builder.validStep")}
                options={steps.map((step) => ({ value: step.id, label: step.name }))}
                clearable
              />
            </Columns>
          )}
        </Panel>
        <FormActions>
          {/* By Enter; the button that is seen saves who may use it, too. */}
          <button type="submit" hidden />
        </FormActions>
      </Form>
      <Suspense fallback={<LoadingState shape="form" rows={2} />}>
        <PermissionsPanel formTemplateId={detail.formTemplateId} saving={savingPermissions} />
      </Suspense>
      <div className={classes.save}>
        <Button loading={status === "submitting"} onClick={save}>
          {settingsT("settings.save")}
        </Button>
      </div>
    </div>
  );
}

/** Until the folders are read, that one is known in which it lies. */
function asItLies({ folderId, folderName }: FormDetail): FolderPlace[] {
  return folderId === null ? [] : [{ value: folderId, label: folderName }];
}
