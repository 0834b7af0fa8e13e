import { useQuery } from "@groundwork/kit";
import { versionMessages } from "../../messages/versions";
import type { FormDetail } from "../builder/saving/api";
import { DRAFT, keptDraftsQuery } from "./api";
import type { Choosable } from "./pair";

/** Versions are counted from 1 without a gap: none has to be read to be named. */
export function useChoices({ formTemplateId, publishedVersion }: FormDetail): Choosable[] {
  const t = versionMessages.useT();
  const kept = useQuery(keptDraftsQuery(formTemplateId));
  const newest = publishedVersion ?? 0;
  const versions = Array.from({ length: newest }, (_, at) => newest - at);
  return [
    { value: DRAFT, label: t("versions.draft") },
    ...versions.map((number) => ({ value: String(number), label: t("versions.number", { number }) })),
    ...(kept.data ?? []).map(({ keptDraftId, name }) => ({
      value: keptDraftId,
      label: t("versions.keptNamed", { name }),
    })),
  ];
}
