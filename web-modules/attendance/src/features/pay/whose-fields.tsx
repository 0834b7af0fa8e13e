import { useQuery } from "@groundwork/kit";
import { optionsOf, projectChoice, teamChoice } from "@groundwork/kit/directory";
import { type FormState, PersonField, SelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { type RuleValues, WHOSE } from "./values";

interface WhoseFieldsProps {
  form: FormState<RuleValues>;
  isSaved: boolean;
}

/** Whose rules they are: once they are saved that stays. */
export function WhoseFields({ form, isSaved }: WhoseFieldsProps): ReactNode {
  const t = messages.useT();
  const { whose } = form.values;
  const projects = useQuery({ ...projectChoice, enabled: whose === "project" }).data;
  const teams = useQuery({ ...teamChoice, enabled: whose === "team" }).data;
  return (
    <>
      <SelectField
        {...form.field("whose")}
        onChange={(chosen) => chosen && form.set({ whose: chosen })}
        label={t("pay.whose")}
        description={t("pay.whoseHelp")}
        options={WHOSE.map((value) => ({ value, label: t(`pay.whose.${value}`) }))}
        disabled={isSaved}
      />
      {whose === "project" && (
        <SelectField
          {...form.field("projectId")}
          label={t("records.site")}
          options={optionsOf.projects(projects)}
          disabled={isSaved}
          required
        />
      )}
      {whose === "team" && (
        <SelectField
          {...form.field("teamId")}
          label={t("pay.team")}
          options={optionsOf.teams(teams)}
          disabled={isSaved}
          required
        />
      )}
      {whose === "person" && (
        <PersonField {...form.field("person")} label={t("timesheets.person")} disabled={isSaved} required />
      )}
    </>
  );
}
