import { api } from "@groundwork/kit";
import type { CommentCalls, CommentPage } from "@groundwork/kit/comments";
import { keyOf } from "../api/keys";

const PAGE = 20;

interface Page extends CommentPage {
  /** On the first page of all: how many are about each field. */
  byField: Readonly<Record<string, number>>;
}

/** What is said about a submission, or about one of its fields: older ones page by page. */
export function commentCalls(submissionId: string, fieldId?: string) {
  const changes = keyOf("comments", submissionId);
  return {
    topic: "forms.comments",
    queryKey: fieldId === undefined ? changes : [...changes, fieldId],
    changes,
    read: async (after, signal): Promise<Page> => {
      const query = { submissionId, pageCount: PAGE, ...(after !== null && { after }), ...(fieldId && { fieldId }) };
      const page = await api.get("/api/SubmissionComment/GetSubmissionComments", { query, signal });
      const comments = page.comments.map((each) => ({
        ...each,
        id: each.submissionCommentId,
        about: fieldId === undefined ? each.fieldLabel : "",
      }));
      return { ...page, comments };
    },
    create: async (said, options) =>
      api.post("/api/SubmissionComment/CreateSubmissionComment", {
        body: { submissionId, ...said, ...(fieldId && { fieldId }) },
        ...options,
      }),
    update: async (submissionCommentId, said, options) =>
      api.put("/api/SubmissionComment/UpdateSubmissionComment", { body: { submissionCommentId, ...said }, ...options }),
    takeBack: async (submissionCommentId, options) =>
      api.delete("/api/SubmissionComment/DeleteSubmissionComment", { body: { submissionCommentId }, ...options }),
  } satisfies CommentCalls;
}
