import { messages } from "../../messages";
import { byItselfMessages } from "../../messages/by-itself";
import type { StepRecord } from "./api";

/** Who submitted a step: a colleague by name, somebody outside marked as such, as they may call themselves anything; null: nobody can tell. */
export function useWho(): (
  step: Pick<StepRecord, "submitter" | "shareLinkSubmitter"> & Partial<Pick<StepRecord, "overdueSince">>,
) => string | null {
  const t = messages.useT();
  const ofItself = byItselfMessages.useT();
  return ({ submitter, shareLinkSubmitter: outsider, overdueSince }) => {
    if (overdueSince) return ofItself("byItself.who");
    if (!outsider) return submitter?.fullName ?? null;
    const { fullName: name, company } = outsider;
    return company ? t("share.outsider", { name, company }) : t("share.outsiderAlone", { name });
  };
}
