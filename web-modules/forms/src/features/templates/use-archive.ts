import { toast, useAction } from "@groundwork/kit";
import { messages } from "../../messages";
import { useReadAgain } from "../api/keys";
import { type TemplateRow, templateWrites } from "./api";

type Named = Pick<TemplateRow, "formTemplateId" | "name">;

/** Puts a template away, or takes it up again; putting away can be undone. */
export function useArchive({ formTemplateId, name }: Named) {
  const t = messages.useT();
  const readAgain = useReadAgain();
  const archive = useAction({
    run: (away: boolean, options) =>
      away ? templateWrites.archive(formTemplateId, options) : templateWrites.unarchive(formTemplateId, options),
    onSuccess: async (_, away) => {
      toast.done({
        title: t(away ? "templates.wasArchived" : "templates.wasUnarchived", { name }),
        ...(away ? { action: { label: t("templates.undo"), run: () => archive.mutate(false) } } : {}),
      });
      await readAgain("templates");
    },
    onError: (error) => toast.error(error, t("templates.failed", { name })),
  });
  return archive;
}
