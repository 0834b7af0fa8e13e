import { api, confirm } from "@groundwork/kit";
import { NotRehearsed } from "./not-rehearsed";
import { type Rehearsal, RehearsalList } from "./rehearsal-list";

/**
 * Whether to go on: asked where what was submitted before would be otherwise in the new version. A form of which that
 * cannot be told may be published all the same.
 */
export default async function agreeToPublish(formTemplateId: string, words: { title: string; verb: string }) {
  let rehearsal: Rehearsal;
  try {
    rehearsal = await api.get("/api/FormTemplate/GetPublishRehearsal", { query: { formTemplateId } });
  } catch (error) {
    return confirm({ ...words, body: <NotRehearsed error={error} /> });
  }
  if (rehearsal.findings.length === 0) return true;
  return confirm({ ...words, body: <RehearsalList rehearsal={rehearsal} /> });
}
