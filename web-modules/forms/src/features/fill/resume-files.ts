import { type FileValue, rulesOf, useFill } from "@groundwork/formwork";
import { toast, useSession } from "@groundwork/kit";
import { useEffect } from "react";
import { fillMessages } from "../../messages/fill";
import type { Filling } from "./filling";
import { type KeptFile, keptFilesOf } from "./outbox/kept-files";

/** The field's value with the file in it, as its control would have put it. */
function valueWith(filling: Filling, { fieldId, file }: KeptFile, stored: FileValue, signer: string): unknown {
  const before = filling.store.value(fieldId);
  const rules = rulesOf(filling.store.field(fieldId)?.type ?? "");
  return rules?.withFile?.(before, stored, { isPicture: file.type.startsWith("image/"), signer }) ?? before;
}

/** Files that an earlier visit of the step could not send any more go on their way. */
export function useResumedFiles(filling: Filling): void {
  const t = fillMessages.useT();
  const { uploads } = useFill();
  const signer = useSession().profile?.fullName ?? "";
  useEffect(() => {
    let isLeft = false;
    void keptFilesOf(filling.place).then((all) => {
      const kept = all.filter(({ fieldId, fileId }) => uploads.of(fieldId).every((each) => each.fileId !== fileId));
      if (isLeft || kept.length === 0) return;
      toast.info({ title: t("fill.resumed", { count: kept.length }) });
      for (const each of kept)
        uploads.resume(each.fieldId, each.fileId, each.file, (stored) =>
          filling.store.setValue(each.fieldId, valueWith(filling, each, stored, signer)),
        );
    });
    return () => {
      isLeft = true;
    };
  }, [filling, uploads, signer, t]);
}
