import { isApiError, toast, useAction, useNavigate } from "@groundwork/kit";
import { useCallback, useEffect, useState } from "react";
import { messages } from "../../../messages";
import { useReadAgain } from "../../api/keys";
import { builderCalls, type PublishProblems } from "../saving/api";
import type { DraftSaver } from "../saving/draft-saver";

export interface Publishing {
  /** What keeps it from being published; null while nobody asked. */
  problems: PublishProblems["problems"] | null;
  isRunning: boolean;
  publish: () => void;
  close: () => void;
}

interface Surroundings {
  /** Settings are saved by hand: what is typed there and not saved would not be published. */
  areSettingsSaved: () => boolean;
  showSettings: () => void;
  showPages: () => void;
}

/** Saves what is there, asks what is missing, and only when nothing is, publishes the very revisions that were looked at. */
export function usePublish(formTemplateId: string, saver: DraftSaver, around: Surroundings): Publishing {
  const t = messages.useT();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const [problems, setProblems] = useState<Publishing["problems"]>(null);
  const publish = useAction({
    run: async (_: undefined, options) => {
      if (!around.areSettingsSaved()) return "unsavedSettings" as const;
      if (!(await saver.flush())) return "unsaved" as const;
      const { problems: found, workflowVersion, detailVersion } = await builderCalls.problems(formTemplateId);
      if (found.length > 0) return found;
      // The form as it was built here goes live: a later one by somebody else is refused as a conflict.
      const seen = { formTemplateId, bodyVersion: saver.version(), workflowVersion, detailVersion };
      return builderCalls.publish(seen, options);
    },
    onSuccess: async (outcome) => {
      if (outcome === "unsaved") return toast.failed({ title: t("builder.publish.unsaved") });
      if (outcome === "unsavedSettings") {
        around.showSettings();
        return toast.failed({ title: t("builder.publish.unsavedSettings") });
      }
      if (Array.isArray(outcome)) {
        setProblems(outcome);
        around.showPages();
        return;
      }
      setProblems(null);
      toast.done({
        title: t("builder.publish.done", { version: outcome.publishedVersion }),
        action: {
          label: t("builder.publish.fill"),
          run: () => navigate(`/forms/submissions/new?template=${formTemplateId}`),
        },
      });
      await readAgain("templates");
    },
    onError: (error) => {
      if (isApiError(error) && error.httpStatus === 409) saver.stale(error.message);
      else toast.error(error, t("builder.publish.failed"));
    },
  });

  // While the list is open it follows what is mended.
  const isOpen = problems !== null;
  useEffect(() => {
    if (!isOpen) return;
    return saver.subscribe(() => {
      if (saver.state().kind !== "saved") return;
      void builderCalls.problems(formTemplateId).then(
        ({ problems: found }) => setProblems((before) => before && found),
        () => undefined,
      );
    });
  }, [isOpen, saver, formTemplateId]);

  return {
    problems,
    isRunning: publish.isPending,
    publish: useCallback(() => publish.mutate(undefined), [publish.mutate]),
    close: useCallback(() => setProblems(null), []),
  };
}
