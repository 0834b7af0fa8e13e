import { isApiError, toast, useAction, useQueryClient } from "@groundwork/kit";
import { useState } from "react";
import { messages } from "../../messages";
import type { DraftSaver } from "../draft/draft-saver";
import { detailQuery, type PublishProblem, pagesQuery, publish, readPublishProblems, type TemplateDetail } from "./api";

interface Seen {
  templateId: string;
  /** The revisions of the form that the editor has shown. */
  detail: TemplateDetail;
  bodyVersion: number;
  saver: DraftSaver;
  onProblems: () => void;
}

class NotSaved extends Error {}

/** Publishes what is drawn, saved first, with the form as it was seen; keeps what is in the way. */
export function usePublish({ templateId, detail, bodyVersion, saver, onProblems }: Seen) {
  const t = messages.useT();
  const client = useQueryClient();
  const [problems, setProblems] = useState<readonly PublishProblem[]>([]);

  const readForm = () =>
    Promise.all([client.invalidateQueries(detailQuery(templateId)), client.invalidateQueries(pagesQuery(templateId))]);

  const showRefusal = async (error: Error) => {
    if (error instanceof NotSaved) toast.failed({ title: t("editor.notPublished"), detail: t("editor.saveFirst") });
    else if (isApiError(error) && error.httpStatus === 422) {
      const found = await readPublishProblems(templateId);
      setProblems(found);
      onProblems();
      toast.failed({ title: t("editor.notPublished"), detail: t("editor.mend", { count: found.length }) });
    } else if (isApiError(error) && error.httpStatus === 409) {
      await readForm();
      toast.failed({ title: t("editor.notPublished"), detail: t("editor.formChanged") });
    } else toast.error(error, t("editor.notPublished"));
  };

  const action = useAction({
    run: async (_: undefined, options) => {
      if (!(await saver.flush())) throw new NotSaved();
      const seen = { bodyVersion, workflowVersion: saver.version, detailVersion: detail.version };
      return publish({ formTemplateId: templateId, ...seen }, options);
    },
    onSuccess: async ({ publishedVersion }) => {
      setProblems([]);
      toast.done({ title: t("editor.published", { version: publishedVersion }), detail: t("editor.publishedHelp") });
      await readForm();
    },
    onError: (error) => void showRefusal(error).catch(() => toast.error(error, t("editor.notPublished"))),
  });
  return { publish: () => action.mutate(undefined), isPublishing: action.isPending, problems };
}
