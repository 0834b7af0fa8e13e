import { api, pollBesideNotes, type SchemasOf } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { BUDGET } from "../api";

type Schemas = SchemasOf["budget"];

export type Comment = Schemas["CommentPublic"];
export type CommentSlice = Schemas["CommentSlice"];
export type CommentPerson = CommentSlice["people"][number];

export const COMMENTS = "budget.comments";
const PAGE = 20;

/** The newest first; older ones page by page. */
export const commentsQuery = (budgetRequestId: string) => ({
  queryKey: [...BUDGET, "comments", budgetRequestId],
  queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
    api.get("/api/Budget/GetBudgetRequestComments", {
      query: { budgetRequestId, pageCount: PAGE, ...(pageParam !== null && { after: pageParam }) },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: (last: CommentSlice) => last.next,
  refetchInterval: pollBesideNotes(COMMENTS),
});

export const writes = {
  create: async (body: Schemas["CommentCreate"], options: WriteKey) =>
    api.post("/api/Budget/CreateBudgetRequestComment", { body, ...options }),
  update: async (body: Schemas["CommentUpdate"], options: WriteKey) =>
    api.put("/api/Budget/UpdateBudgetRequestComment", { body, ...options }),
  takeBack: async ({ budgetCommentId }: Comment, options: WriteKey) =>
    api.delete("/api/Budget/DeleteBudgetRequestComment", { body: { budgetCommentId }, ...options }),
};
