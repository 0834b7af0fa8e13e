import { api } from "@groundwork/kit";
import type { CommentCalls } from "@groundwork/kit/comments";
import { keyOf } from "../api/keys";

const PAGE = 20;

/** What is said about a submission: older ones page by page. */
export const commentCalls = (submissionId: string): CommentCalls => ({
  topic: "forms.comments",
  queryKey: keyOf("comments", submissionId),
  changes: keyOf("comments", submissionId),
  read: async (after, signal) => {
    const query = { submissionId, pageCount: PAGE, ...(after !== null && { after }) };
    const page = await api.get("/api/SubmissionComment/GetSubmissionComments", { query, signal });
    const comments = page.comments.map((each) => ({ ...each, id: each.submissionCommentId, about: each.fieldLabel }));
    return { ...page, comments };
  },
  create: async (said, options) =>
    api.post("/api/SubmissionComment/CreateSubmissionComment", { body: { submissionId, ...said }, ...options }),
  update: async (submissionCommentId, said, options) =>
    api.put("/api/SubmissionComment/UpdateSubmissionComment", { body: { submissionCommentId, ...said }, ...options }),
  takeBack: async (submissionCommentId, options) =>
    api.delete("/api/SubmissionComment/DeleteSubmissionComment", { body: { submissionCommentId }, ...options }),
});
