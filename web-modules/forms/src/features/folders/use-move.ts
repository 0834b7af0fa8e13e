import { toast, useAction } from "@groundwork/kit";
import { folderMessages } from "../../messages/folders";
import { useReadAgain } from "../api/keys";
import { folderWrites } from "./api";

/** One template into a folder, or out of all. */
export function useMove() {
  const t = folderMessages.useT();
  const readAgain = useReadAgain();
  return useAction({
    run: ({ id, to }: { id: string; to: string | null }, options) =>
      folderWrites.act({ kind: "move", folderId: to }, [id], options),
    onSuccess: async ({ verdicts }) => {
      const refused = verdicts.find(({ isDone }) => !isDone);
      if (refused) toast.failed({ title: t("folders.failed"), detail: refused.message ?? "" });
      else toast.done({ title: t("folders.move.done", { count: 1 }) });
      await readAgain("templates");
    },
    onError: (error) => toast.error(error, t("folders.failed")),
  });
}
