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
  ownEquipmentCodeId: string | null;
  rentedEquipmentCodeId: string | null;
}

const LABELS = {
  ownCodeId: "hours.ownCode",
  externalCodeId: "hours.externalCode",
  ownEquipmentCodeId: "equipment.ownCode",
  rentedEquipmentCodeId: "equipment.rentedCode",
} as const;
const NAMES = Object.keys(LABELS) as (keyof Values)[];

const valuesOf = (settings: HoursSettings): Values => ({
  ownCodeId: settings.ownCodeId,
  externalCodeId: settings.externalCodeId,
  ownEquipmentCodeId: settings.ownEquipmentCodeId,
  rentedEquipmentCodeId: settings.rentedEquipmentCodeId,
});

interface Props {
  settings: HoursSettings;
  tree: CodeTree;
  onClose: () => void;
}

/** Of which codes the hours and machines of a project are spent: for its managers. */
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
  const none = (name: keyof Values) => t(name.includes("Equipment") ? "equipment.noCode" : "hours.noCode");
  const shown = (values: Values) =>
    Object.fromEntries(
      NAMES.map((name) => [t(LABELS[name]), options.find(({ value }) => value === values[name])?.label ?? none(name)]),
    );
  return (
    <Form form={form} aria-label={t("hours.codes")}>
      <SavedMeanwhile form={form} shown={shown} />
      {NAMES.map((name) => (
        <SelectField
          key={name}
          {...form.field(name)}
          label={t(LABELS[name])}
          placeholder={none(name)}
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
