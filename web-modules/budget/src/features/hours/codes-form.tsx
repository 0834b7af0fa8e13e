import { toast, useQueryClient } from "@groundwork/kit";
import {
  Form,
  FormActions,
  type RevisedForm,
  SavedMeanwhile,
  SelectField,
  SubmitButton,
  useRevisedForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { BUDGET, type CodeTree } from "../api";
import { type HoursSettings, readSettings, writes } from "./api";

interface Values {
  ownCodeId: string | null;
  externalCodeId: string | null;
}

const valuesOf = ({ ownCodeId, externalCodeId }: HoursSettings): Values => ({ ownCodeId, externalCodeId });

interface Props {
  settings: HoursSettings;
  tree: CodeTree;
  onClose: () => void;
}

/** Of which codes the hours of a project are spent: for its managers. */
export function HoursCodesForm({ settings, tree, onClose }: Props): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { projectId } = settings;
  const codes = tree.codes.filter((each) => !each.isDivision);
  const options = codes.map((each) => ({ value: each.budgetCodeId, label: `${each.number} ${each.name}` }));
  const form: RevisedForm<Values> = useRevisedForm<Values, HoursSettings>({
    saved: settings,
    valuesOf,
    submit: (_, revision, writing) => writes.setCodes({ projectId, revision, ...form.values }, writing),
    readAgain: () => readSettings(projectId),
    onSuccess: async () => {
      toast.done({ title: t("hours.codesSaved") });
      onClose();
      await client.invalidateQueries({ queryKey: BUDGET });
    },
  });
  const named = (codeId: string | null) => options.find(({ value }) => value === codeId)?.label ?? t("hours.noCode");
  const shown = ({ ownCodeId, externalCodeId }: Values) => ({
    [t("hours.ownCode")]: named(ownCodeId),
    [t("hours.externalCode")]: named(externalCodeId),
  });
  return (
    <Form form={form} aria-label={t("hours.codes")}>
      <SavedMeanwhile form={form} shown={shown} />
      {(["ownCodeId", "externalCodeId"] as const).map((name) => (
        <SelectField
          key={name}
          {...form.field(name)}
          label={t(name === "ownCodeId" ? "hours.ownCode" : "hours.externalCode")}
          placeholder={t("hours.noCode")}
          options={options}
          nothingFound={t("codes.noneFound")}
          searchable
          clearable
        />
      ))}
      <FormActions>
        <SubmitButton>{t("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
