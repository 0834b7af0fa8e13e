import { Button, ErrorState, Link, Stack, Text, useParams, useQuery } from "@groundwork/kit";
import { SelectField, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { WholeNumberSetting } from "../../builder/whole-number-setting";
import { subFormMessages } from "../../messages/sub-form";
import type { SettingsProps } from "../drawn-kind";
import { MOST_ENTRIES, type SubFormSetting } from "./rules";
import { publishedTemplates } from "./templates";

/** Which form the entries are submissions of, how many there may be, and what the button says. */
export default function SubFormPanel({ setting, onChange }: SettingsProps<SubFormSetting>): ReactNode {
  const t = subFormMessages.useT();
  const { templateId: ownId } = useParams();
  const templates = useQuery(publishedTemplates);
  const offered = (templates.data ?? []).filter(
    ({ formTemplateId, publishedVersion, isArchived }) =>
      publishedVersion !== null && !isArchived && formTemplateId !== ownId,
  );
  const { formTemplateId: chosenId, templateName } = setting;
  const isKnown = offered.some(({ formTemplateId }) => formTemplateId === chosenId);
  const gone =
    chosenId !== null && templates.data && !isKnown
      ? [{ value: chosenId, label: t("subForm.gone", { name: templateName }), disabled: true }]
      : [];
  return (
    <Stack gap="md">
      {templates.isError && <ErrorState error={templates.error} retry={() => void templates.refetch()} />}
      {templates.data && offered.length === 0 && <Text size="sm">{t("subForm.empty")}</Text>}
      <SelectField
        name="formTemplateId"
        label={t("subForm.choose")}
        description={t("subForm.chooseHelp")}
        placeholder={t("subForm.placeholder")}
        nothingFound={t("subForm.nothingFound")}
        searchable
        value={chosenId}
        options={[...gone, ...offered.map(({ formTemplateId, name }) => ({ value: formTemplateId, label: name }))]}
        error={null}
        onChange={(next) => {
          const template = offered.find(({ formTemplateId }) => formTemplateId === next);
          if (template) onChange({ formTemplateId: template.formTemplateId, templateName: template.name });
        }}
      />
      {isKnown && (
        <Button component={Link} to={`/forms/templates/${chosenId}`} target="_blank" variant="default">
          {t("subForm.open")}
        </Button>
      )}
      <TextField
        name="button"
        label={t("subForm.button")}
        placeholder={t("subForm.add", { form: templateName })}
        value={setting.button}
        maxLength={60}
        error={null}
        onChange={(button) => onChange({ button })}
      />
      <WholeNumberSetting
        name="most"
        label={t("subForm.most")}
        value={setting.most}
        min={1}
        max={MOST_ENTRIES}
        otherwise={MOST_ENTRIES}
        onChange={(most) => onChange({ most })}
      />
    </Stack>
  );
}
