import { toast } from "@groundwork/kit";
import { exportMessages } from "../../../messages/exports";
import { isUnderWay, LOOKS_AGAIN_MS, readExports, takeFile } from "./api";

const watched = new Set<string>();

const pause = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOKS_AGAIN_MS));

export function saveExport(exportId: string): void {
  void takeFile(exportId).catch((error: unknown) => toast.error(error, exportMessages.t("exports.noFile")));
}

/** Whatever page is open meanwhile: says when the file is there. After a reload the list of submissions does. */
export async function watchExport(exportId: string): Promise<void> {
  if (watched.has(exportId)) return;
  watched.add(exportId);
  try {
    for (;;) {
      await pause();
      const found = (await readExports()).find((each) => each.exportId === exportId);
      if (found && isUnderWay(found)) continue;
      if (found?.state === "ready")
        toast.done({
          title: exportMessages.t("exports.ready"),
          detail: exportMessages.t("exports.readyHelp"),
          action: { label: exportMessages.t("exports.save"), run: () => saveExport(exportId) },
        });
      if (found?.state === "failed") toast.failed({ title: exportMessages.t("exports.failed"), detail: found.failure });
      return;
    }
  } catch {
    // Signed out, or without a network: the list of submissions tells.
  } finally {
    watched.delete(exportId);
  }
}
