import type { Finder } from "@groundwork/kit";
import { messages } from "../../messages";
import { readSubmissions, type SubmissionRow } from "../submissions/api";
import { shownNumber } from "../submissions/number";
import { stateText } from "../submissions/submission-state";
import { readTemplates } from "../templates/api";
import { isFillable, startAddress } from "../templates/choice";

type Find = Finder["find"];

/** Of the templates found, some are not the person's to use: more are asked for than shown. */
const TEMPLATES = 20;

export const findSubmissions: Find = async (text, { most, signal }) => {
  const page = await readSubmissions({ search: text, pageNumber: 1, pageCount: most }, signal);
  return page.data.map((row) => ({
    id: row.submissionId,
    label: submissionLabel(row),
    detail: [stateText(messages.t, row), row.currentStepName, row.submitter?.fullName].filter(Boolean).join(" · "),
    path: `/forms/submissions/${row.submissionId}`,
  }));
};

/** Its number first: that is what it is called on site. */
export function submissionLabel(row: Pick<SubmissionRow, "templateName" | "referenceNumberStr">): string {
  return [shownNumber(row.referenceNumberStr), row.templateName].filter(Boolean).join(" · ");
}

export const findForms: Find = async (text, { signal }) => {
  const page = await readTemplates({ search: text, pageNumber: 1, pageCount: TEMPLATES }, signal);
  return page.data.filter(isFillable).map((template) => ({
    id: template.formTemplateId,
    label: template.name,
    detail: template.folderName,
    path: startAddress(template.formTemplateId),
  }));
};

export const findTemplates: Find = async (text, { signal }) => {
  const page = await readTemplates({ search: text, pageNumber: 1, pageCount: TEMPLATES }, signal);
  return page.data
    .filter(({ mayEdit }) => mayEdit)
    .map((template) => ({
      id: template.formTemplateId,
      label: template.name,
      detail: template.folderName,
      path: `/forms/templates/${template.formTemplateId}`,
    }));
};
