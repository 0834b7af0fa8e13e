import { Panel, toast } from "@groundwork/kit";
import { Form, FormActions, SubmitButton, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { type CompanyDetail, companyWrites } from "../admin/api";
import { useReadAgain } from "../directory/keys";
import { weekMessages } from "./messages";
import { type WeekValues, weekOf, weekValues } from "./week";
import { useWeekErrors, WeekFields } from "./week-fields";

/** Of all its projects that have none of their own. */
export function CompanyWeek({ company }: { company: CompanyDetail }): ReactNode {
  const t = weekMessages.useT();
  const readAgain = useReadAgain();
  const form = useForm<WeekValues, CompanyDetail>({
    initial: weekValues(company.workingWeek),
    validate: useWeekErrors(),
    submit: (values, options) =>
      companyWrites.saveSettings({ groupId: company.groupId, workingWeek: weekOf(values) }, options),
    onSuccess: async () => {
      toast.done({ title: t("week.saved") });
      await readAgain("company", "projects");
    },
  });
  return (
    <Panel title={t("week.title")} description={t("week.help")}>
      <Form form={form} aria-label={t("week.title")}>
        <WeekFields field={form.field} />
        <FormActions>
          <SubmitButton disabled={form.status === "clean" || form.status === "saved"}>{t("week.save")}</SubmitButton>
        </FormActions>
      </Form>
    </Panel>
  );
}
