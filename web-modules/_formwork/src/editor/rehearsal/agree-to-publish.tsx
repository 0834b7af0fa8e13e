import { api, confirm } from "@groundwork/kit";
import type { ProblemItem } from "../problem-items";
import { NotAllTried } from "./not-all-tried";
import { NotRehearsed } from "./not-rehearsed";
import { type Rehearsal, RehearsalList } from "./rehearsal-list";
import { staffingWarnings } from "./staffing-warnings";
import { WarningList } from "./warning-list";

/**
 * Whether to go on: asked where something is better mended first, where there were more rules than could be tried, and
 * where what was submitted before would be otherwise in the new version. A form of which that cannot be told may be published all the same.
 */
export default async function agreeToPublish(
  formTemplateId: string,
  words: { title: string; verb: string },
  known: readonly ProblemItem[] | undefined,
  areAllCasesTried = true,
) {
  const warnings = known ?? (await staffingWarnings(formTemplateId));
  const warned = (warnings.length > 0 || !areAllCasesTried) && (
    <>
      {warnings.length > 0 && <WarningList items={warnings} />}
      {!areAllCasesTried && <NotAllTried />}
    </>
  );
  let rehearsal: Rehearsal;
  try {
    rehearsal = await api.get("/api/FormTemplate/GetPublishRehearsal", { query: { formTemplateId } });
  } catch (error) {
    return confirm({
      ...words,
      body: (
        <>
          {warned}
          <NotRehearsed error={error} />
        </>
      ),
    });
  }
  if (rehearsal.findings.length === 0) return warned === false || confirm({ ...words, body: warned });
  return confirm({
    ...words,
    body: (
      <>
        {warned}
        <RehearsalList rehearsal={rehearsal} />
      </>
    ),
  });
}
