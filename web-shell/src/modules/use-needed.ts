import { toast } from "@groundwork/kit";
import { useEffect, useEffectEvent } from "react";
import { messages } from "../messages";
import { type Load, useChunk } from "./chunk";

/** What somebody has just asked for, as soon as it is there. Where it does not come, they are told, and `onMissing` takes the wish back. */
export function useNeeded<T>(load: Load<T>, onMissing: () => void): T | null {
  const t = messages.useT();
  const { chunk } = useChunk(load);
  const error = chunk.state === "failed" ? chunk.error : null;
  const giveUp = useEffectEvent((failure: Error) => {
    toast.error(failure, t("part.failed"));
    onMissing();
  });
  useEffect(() => {
    if (error) giveUp(error);
  }, [error]);
  return chunk.state === "ready" ? chunk.value : null;
}
