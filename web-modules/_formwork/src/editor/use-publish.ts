import { api, isSavedBySomebodyElse, toast, useAction, useNavigate, useQueryClient } from "@groundwork/kit";
import { useCallback, useEffect, useState } from "react";
import { formworkMessages } from "../messages";
import { keepPlace, keptPlaceOf } from "./kept-place";
import type { ProblemItem } from "./problem-items";
import type { PublishProblem } from "./template";

/** What is edited, as far as publishing has to know it. */
export interface Publishable {
  /** Saves at once; resolves to whether everything is saved. */
  flush: () => Promise<boolean>;
  isSaved: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /** The revision made here: a later one by somebody else is refused as a conflict. */
  seen: () => { bodyVersion: number } | { workflowVersion: number };
  /** What keeps nobody from publishing, and is asked about first. Not given, it is looked up. */
  warnings?: () => readonly ProblemItem[];
  /** Told of that refusal, where there is more to do than to look again. */
  stale?: (message: string) => void;
}

export interface Publishing {
  draft: Pick<Publishable, "isSaved" | "subscribe">;
  /** What the service found when it was asked last. */
  problems: readonly PublishProblem[];
  /** Whether it has answered since the list is open. */
  isAnswered: boolean;
  isShown: boolean;
  isRunning: boolean;
  publish: () => void;
  /** Shows the list, without publishing. */
  check: () => void;
  close: () => void;
}

const askForProblems = (formTemplateId: string) =>
  api.get("/api/FormTemplate/GetPublishProblems", { query: { formTemplateId } });

/**
 * Saves what is there, asks what is missing and what it would make of earlier submissions, and only when nothing is
 * missing publishes the very revisions that were looked at. While its list is open it follows what is mended. `mayPublish` says itself why not.
 */
export function usePublish(formTemplateId: string, draft: Publishable, mayPublish?: () => boolean): Publishing {
  const t = formworkMessages.useT();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [isShown, setShown] = useState(() => keptPlaceOf(formTemplateId).areProblemsShown ?? false);
  const [problems, setProblems] = useState<readonly PublishProblem[] | null>(null);
  const show = useCallback(
    (isOpen: boolean) => {
      keepPlace(formTemplateId, { areProblemsShown: isOpen });
      setShown(isOpen);
      if (!isOpen) setProblems(null);
    },
    [formTemplateId],
  );

  const publish = useAction({
    run: async (_: undefined, options) => {
      if (mayPublish && !mayPublish()) return null;
      if (!(await draft.flush())) return "unsaved" as const;
      const asked = await askForProblems(formTemplateId);
      const { problems: found, bodyVersion, workflowVersion, detailVersion } = asked;
      if (found.length > 0) return found;
      const { default: agreeToPublish } = await import("./rehearsal/agree-to-publish");
      const words = { title: t("editor.publish.anyway"), verb: t("editor.publish") };
      if (!(await agreeToPublish(formTemplateId, words, draft.warnings?.(), asked.areAllCasesTried))) return null;
      const seen = { bodyVersion, workflowVersion, detailVersion, ...draft.seen() };
      return api.post("/api/FormTemplate/PublishFormTemplate", { body: { formTemplateId, ...seen }, ...options });
    },
    onSuccess: async (outcome) => {
      if (outcome === null) return;
      if (outcome === "unsaved") return toast.failed({ title: t("editor.publish.unsaved") });
      if (Array.isArray(outcome)) {
        setProblems(outcome);
        show(true);
        return;
      }
      show(false);
      toast.done({
        title: t("editor.publish.done", { version: outcome.publishedVersion }),
        detail: t("editor.publish.doneHelp"),
        action: {
          label: t("editor.publish.fill"),
          run: () => navigate(`/forms/submissions/new?template=${formTemplateId}`),
        },
      });
      await client.invalidateQueries({ queryKey: ["forms", "templates"] });
    },
    onError: (error) => {
      const isStale = isSavedBySomebodyElse(error);
      if (isStale && draft.stale) draft.stale(error.message);
      else if (isStale) toast.failed({ title: t("editor.publish.failed"), detail: t("editor.publish.changed") });
      else toast.error(error, t("editor.publish.failed"));
    },
  });

  useEffect(() => {
    if (!isShown) return;
    let isAway = false;
    const ask = () =>
      askForProblems(formTemplateId).then(
        ({ problems: found }) => isAway || setProblems(found),
        (error: unknown) => isAway || toast.error(error, t("editor.checks.failed")),
      );
    // What was not sent yet is asked about once it is: the service knows what is saved.
    void draft.flush().then((isSaved) => (isSaved ? ask() : undefined));
    const stop = draft.subscribe(() => {
      if (draft.isSaved()) void ask();
    });
    return () => {
      isAway = true;
      stop();
    };
  }, [isShown, draft, formTemplateId, t]);

  return {
    draft,
    problems: problems ?? [],
    isAnswered: problems !== null,
    isShown,
    isRunning: publish.isPending,
    publish: useCallback(() => publish.mutate(undefined), [publish.mutate]),
    check: useCallback(() => show(true), [show]),
    close: useCallback(() => show(false), [show]),
  };
}
