import { api } from "@groundwork/kit";
import type { CommentCalls } from "@groundwork/kit/comments";
import { BUDGET } from "../api";

const PAGE = 20;

/** What is said about a request: older ones page by page. */
export const commentCalls = (budgetRequestId: string): CommentCalls => ({
  topic: "budget.comments",
  queryKey: [...BUDGET, "comments", budgetRequestId],
  changes: BUDGET,
  read: async (after, signal) => {
    const query = { budgetRequestId, pageCount: PAGE, ...(after !== null && { after }) };
    const page = await api.get("/api/Budget/GetBudgetRequestComments", { query, signal });
    return { ...page, comments: page.comments.map((each) => ({ ...each, id: each.budgetCommentId })) };
  },
  create: async (said, options) =>
    api.post("/api/Budget/CreateBudgetRequestComment", { body: { budgetRequestId, ...said }, ...options }),
  update: async (budgetCommentId, said, options) =>
    api.put("/api/Budget/UpdateBudgetRequestComment", { body: { budgetCommentId, ...said }, ...options }),
  takeBack: async (budgetCommentId, options) =>
    api.delete("/api/Budget/DeleteBudgetRequestComment", { body: { budgetCommentId }, ...options }),
});
