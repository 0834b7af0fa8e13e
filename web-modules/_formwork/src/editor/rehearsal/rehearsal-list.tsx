import type { Answer } from "@groundwork/kit";
import { ExportMenu } from "@groundwork/kit/overlay";
import type { ReactNode } from "react";
import { rehearsalMessages } from "../../messages/rehearsal";
import classes from "./rehearsal-list.module.css";

export type Rehearsal = Answer<"/api/FormTemplate/GetPublishRehearsal">;
type Finding = Rehearsal["findings"][number];

const MATTERS = ["gone", "doesNotFit", "hidden", "calculated", "required"] as const;
/** Of one field: what it was in more than these is in the file. */
const SHOWN = 3;

/** What a form that is about to be published makes of earlier submissions, field by field. */
export function RehearsalList({ rehearsal }: { rehearsal: Rehearsal }): ReactNode {
  const t = rehearsalMessages.useT();
  return (
    <div className={classes.rehearsal}>
      <p>{t("rehearsal.looked", { count: rehearsal.lookedAt })}</p>
      <div className={classes.findings}>
        {MATTERS.map((matter) => {
          const found = rehearsal.findings.filter((each) => each.matter === matter);
          if (found.length === 0) return null;
          return (
            <section key={matter}>
              <h3 className={classes.matter}>{t(`rehearsal.${matter}`)}</h3>
              <ul className={classes.fields}>
                {found.map((each) => (
                  <FieldFinding key={each.fieldId} finding={each} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <p className={classes.note}>{t("rehearsal.stays", { count: rehearsal.inProgress })}</p>
      <div className={classes.download}>
        <ExportMenu
          label={t("rehearsal.download")}
          path="/api/FormTemplate/ExportPublishRehearsal"
          parts={[{ name: t("rehearsal.download"), query: { formTemplateId: rehearsal.formTemplateId } }]}
          failed={t("rehearsal.downloadFailed")}
        />
      </div>
    </div>
  );
}

function FieldFinding({ finding }: { finding: Finding }): ReactNode {
  const t = rehearsalMessages.useT();
  const { matter, submissions } = finding;
  return (
    <li>
      <div className={classes.field}>
        <strong>{finding.fieldName}</strong>
        <span className={classes.count}>{t("rehearsal.in", { count: finding.submissionsCount })}</span>
      </div>
      <ul className={classes.values}>
        {submissions.slice(0, SHOWN).map((each) => {
          const number = each.referenceNumberStr;
          const before = each.before || t("rehearsal.nothing");
          return (
            <li key={each.submissionId}>
              {matter === "calculated"
                ? t("rehearsal.result", { number, before, after: each.after || t("rehearsal.nothing") })
                : matter === "required"
                  ? number
                  : t("rehearsal.value", { number, before })}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
