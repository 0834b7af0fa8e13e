import { api, confirm } from "@groundwork/kit";
import type { ProblemItem } from "../problem-items";
import { NotRehearsed } from "./not-rehearsed";
import { type Rehearsal, RehearsalList } from "./rehearsal-list";
import { WarningList } from "./warning-list";

/**
 * Whether to go on: asked where something is better mended first, and where what was submitted before would be otherwise
 * in the new version. A form of which that cannot be told may be published all the same.
 */
export default async function agreeToPublish(
  formTemplateId: string,
  words: { title: string; verb: string },
  warnings: readonly ProblemItem[] = [],
) {
  const warned = warnings.length > 0 && <WarningList items={warnings} />;
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
