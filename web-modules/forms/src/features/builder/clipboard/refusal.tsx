import { useDrawingText } from "@groundwork/formwork/editor";
import type { Problem } from "@groundwork/formwork/rules";
import { toast } from "@groundwork/kit";
import { useEffect, useEffectEvent } from "react";
import { clipboardMessages } from "../../../messages/clipboard";

/** Why nothing was pasted, in the builder's words for what a form may not be: they are many, and seldom needed. */
export default function Refusal({ problem }: { problem: Problem }): null {
  const t = clipboardMessages.useT();
  const words = useDrawingText();
  const tell = useEffectEvent((of: Problem) =>
    toast.failed({ title: t("clip.notPasted"), detail: t("clip.brokenBy", { fault: words(of) }) }),
  );
  useEffect(() => tell(problem), [problem]);
  return null;
}
