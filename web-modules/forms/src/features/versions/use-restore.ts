import { confirm, toast, useAction, useQueryClient } from "@groundwork/kit";
import { versionMessages } from "../../messages/versions";
import { useReadAgain } from "../api/keys";
import { detailQuery, type FormDetail } from "../builder/saving/api";
import { restoreVersion } from "./api";

export interface Restorable {
  /** What it is called: “Version 2”, “the draft of …”. */
  name: string;
  number?: number;
  keptDraftId?: string;
}

/** Makes it the draft, once somebody has read what that replaces. */
export function useRestore({ formTemplateId }: Pick<FormDetail, "formTemplateId">) {
  const t = versionMessages.useT();
  const client = useQueryClient();
  const readAgain = useReadAgain();
  const restore = useAction({
    run: async ({ detail, what: { name: _, ...which } }: { detail: FormDetail; what: Restorable }, options) =>
      restoreVersion(
        {
          formTemplateId,
          ...which,
          bodyVersion: detail.bodyVersion,
          workflowVersion: detail.workflowVersion,
          detailVersion: detail.version,
        },
        options,
      ),
    onSuccess: async ({ isFormerDraftKept }, { what }) => {
      toast.done({
        title: t("versions.restored", { name: what.name }),
        detail: t(isFormerDraftKept ? "versions.restoredKept" : "versions.restoredNothingLost"),
      });
      await readAgain("templates");
    },
    onError: async (error) => {
      toast.error(error, t("versions.notRestored"));
      await readAgain("templates");
    },
  });
  const ask = async (what: Restorable) => {
    // As it is at this moment: what is asked about is what is replaced.
    const detail = await client
      .fetchQuery({ ...detailQuery(formTemplateId), staleTime: 0 })
      .catch((error: unknown) => void toast.error(error, t("versions.notRestored")));
    if (!detail) return;
    const isSure = await confirm({
      title: t("versions.restoreTitle", { name: what.name }),
      body: t(detail.hasUnpublishedChanges ? "versions.restoreBody" : "versions.restoreBodyClean"),
      verb: t("versions.restore"),
    });
    if (isSure) restore.mutate({ detail, what });
  };
  return { ask, isPending: restore.isPending };
}
