import { Panel, Text, toast } from "@groundwork/kit";
import { CheckboxField, Form, FormActions, SubmitButton, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { useReadAgain } from "../directory/keys";
import { type ProjectDetail, projectWrites } from "../projects/api";
import { weekMessages } from "./messages";
import { DAYS, type Span, textOf, type WeekValues, weekOf, weekValues } from "./week";
import { useWeekErrors, WeekFields } from "./week-fields";

/** Its own, or the company's. */
export function ProjectWeek({ project }: { project: ProjectDetail }): ReactNode {
  const t = weekMessages.useT();
  const readAgain = useReadAgain();
  const errorsOf = useWeekErrors();
  const form = useForm<WeekValues & { isOwn: boolean }, ProjectDetail>({
    initial: {
      ...weekValues(project.workingWeek ?? project.companyWorkingWeek),
      isOwn: project.workingWeek !== null,
    },
    validate: (values) => (values.isOwn ? errorsOf(values) : {}),
    submit: ({ isOwn, ...values }, options) =>
      projectWrites.setWeek({ projectId: project.projectId, workingWeek: isOwn ? weekOf(values) : null }, options),
    onSuccess: async () => {
      toast.done({ title: t("week.saved") });
      await readAgain("projects");
    },
  });
  const said = (week: readonly Span[]) =>
    DAYS.map((day) => [day, week.filter(({ weekday }) => weekday === day)] as const)
      .filter(([, spans]) => spans.length > 0)
      .map(([day, spans]) => `${t(`week.day${day}`)} ${textOf(spans)}`)
      .join("; ");
  return (
    <Panel title={t("week.title")} description={t("week.help")}>
      <Form form={form} aria-label={t("week.title")}>
        <CheckboxField {...form.field("isOwn")} label={t("week.own")} description={t("week.ownHelp")} />
        {form.values.isOwn ? (
          <WeekFields field={form.field} />
        ) : (
          <Text>{t("week.ofCompany", { week: said(project.companyWorkingWeek) })}</Text>
        )}
        <FormActions>
          <SubmitButton disabled={form.status === "clean" || form.status === "saved"}>{t("week.save")}</SubmitButton>
        </FormActions>
      </Form>
    </Panel>
  );
}
