import { browserHistory, confirm } from "@groundwork/kit";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Workflow } from "../../graph";
import { messages } from "../../messages";
import { type Draft, DraftSaver, type DraftService, type SaveStatus } from "./draft-saver";

/** Saves what is drawn, and holds the page until it is saved or given up. */
export function useDraft(service: DraftService, initial: Draft, workflow: Workflow): [DraftSaver, SaveStatus] {
  const [saver] = useState(() => new DraftSaver(service, initial));
  const status = useSyncExternalStore(saver.subscribe, saver.status);
  useEffect(() => saver.change(workflow), [saver, workflow]);

  useEffect(() => {
    const online = () => void saver.flush();
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("online", online);
      saver.dispose();
    };
  }, [saver]);

  const isDirty = status.name !== "saved";
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    const remove = browserHistory.guard(async () => (await saver.flush()) || askToLeave());
    return () => {
      window.removeEventListener("beforeunload", warn);
      remove();
    };
  }, [saver, isDirty]);

  return [saver, status];
}

function askToLeave(): Promise<boolean> {
  return confirm({
    title: messages.t("editor.leave.title"),
    body: messages.t("editor.leave.body"),
    verb: messages.t("editor.leave.verb"),
    cancel: messages.t("editor.leave.stay"),
    danger: true,
  });
}
