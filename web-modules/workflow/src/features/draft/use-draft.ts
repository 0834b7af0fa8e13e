import { type DraftState, leave, type OpenedDraft, openDraft, type SaverParts } from "@groundwork/formwork/editor";
import { useSession } from "@groundwork/kit";
import { useEffect, useState, useSyncExternalStore } from "react";
import { parseStoredWorkflow, type Workflow } from "../../graph";

export interface Draft {
  version: number;
  workflow: Workflow;
}

export type SendDraft = SaverParts<Workflow>["send"];

export const keptWorkflow = (userId: string, templateId: string) => ({
  key: `groundwork.workflow-draft.${userId}.${templateId}`,
  // Fails where it is none, which says as much as null.
  read: (content: unknown) => parseStoredWorkflow(content),
});

/** Saves what is drawn; what could not be sent is kept in the browser, and offered when one comes back. */
export function useDraft(
  templateId: string,
  initial: Draft,
  send: SendDraft,
  workflow: Workflow,
): [OpenedDraft<Workflow>, DraftState] {
  const { profile } = useSession();
  const [draft] = useState(() =>
    openDraft(
      { version: initial.version, content: initial.workflow },
      send,
      keptWorkflow(profile?.userId ?? "", templateId),
    ),
  );
  const { saver } = draft;
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  useEffect(() => saver.changed(workflow), [saver, workflow]);
  useEffect(() => {
    const again = () => void saver.flush();
    window.addEventListener("pagehide", saver.keepNow);
    window.addEventListener("online", again);
    return () => {
      window.removeEventListener("pagehide", saver.keepNow);
      window.removeEventListener("online", again);
      leave(templateId, draft.leave());
    };
  }, [draft, saver, templateId]);
  return [draft, state];
}
