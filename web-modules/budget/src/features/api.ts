import {
  api,
  formData,
  keepPreviousData,
  pollBesideNotes,
  queryOptions,
  type SchemasOf,
  useLiveNotes,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";

type Schemas = SchemasOf["budget"];

export type Overview = Schemas["Overview"];
export type CategoryOverview = Schemas["CategoryOverview"];
export type Category = Schemas["Category"];
export type Code = Schemas["CodePublic"];
export type CodeDetail = Schemas["CodeDetail"];
export type CodeTree = Schemas["CodeTree"];
export type CategoryState = Schemas["CategoryState"];
export type CodeChange = Schemas["CodeChangePublic"];
export type Entry = Schemas["EntryPublic"];
export type CsvResult = Schemas["CsvResult"];
export type BudgetRequest = Schemas["RequestPublic"];
export type RequestDetail = Schemas["RequestDetail"];
export type RequestGroup = Schemas["RequestGroup"];
export type RequestLine = Schemas["LinePublic"];
export type Turn = Schemas["TurnPublic"];
export type OverCategory = Schemas["OverCategory"];
export type CategoryMove = Schemas["CategoryMove"];
export type Impact = Schemas["Impact"];
export type Status = Schemas["Status"];
export type RequestKind = Schemas["RequestKind"];
export type LineIn = Schemas["LineIn"];

/** What is left of a code changes with every request: all that is shown is read again after a write. */
export const BUDGET = ["budget"] as const;
const CODES = "budget.codes";
const REQUESTS = "budget.requests";

export const categoriesQuery = queryOptions({
  queryKey: [...BUDGET, "categories"],
  queryFn: ({ signal }) => api.get("/api/Budget/GetCategories", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const overviewQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...BUDGET, "overview", projectId],
    queryFn: ({ signal }) => api.get("/api/Budget/GetOverview", { query: { projectId }, signal }),
    refetchInterval: pollBesideNotes(CODES),
  });

export async function readOverview(projectId: string): Promise<Overview> {
  return api.get("/api/Budget/GetOverview", { query: { projectId } });
}

export type Period = Schemas["Period"];
export type Periods = Schemas["Periods"];

export const periodsQuery = (projectId: string, by: Period) =>
  queryOptions({
    queryKey: [...BUDGET, "periods", projectId, by],
    queryFn: ({ signal }) => api.get("/api/Budget/GetBudgetPeriods", { query: { projectId, by }, signal }),
    placeholderData: keepPreviousData,
  });

export const versionsQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...BUDGET, "versions", projectId],
    queryFn: ({ signal }) => api.get("/api/Budget/GetBudgetVersions", { query: { projectId }, signal }),
  });

export const treeQuery = (projectId: string, isArchived: boolean) =>
  queryOptions({
    queryKey: [...BUDGET, "tree", projectId, isArchived],
    queryFn: ({ signal }) =>
      api.get("/api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel", {
        query: { projectId, isArchived },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes(CODES),
  });

export async function readCode(budgetCodeId: string, signal?: AbortSignal): Promise<CodeDetail> {
  return api.get("/api/Budget/GetBudgetCodeDetail", { query: { budgetCodeId }, signal });
}

export const codeQuery = (budgetCodeId: string) =>
  queryOptions({
    queryKey: [...BUDGET, "code", budgetCodeId],
    queryFn: ({ signal }) => readCode(budgetCodeId, signal),
  });

export const historyQuery = (budgetCodeId: string) =>
  queryOptions({
    queryKey: [...BUDGET, "history", budgetCodeId],
    queryFn: ({ signal }) =>
      api.get("/api/Budget/GetBudgetCodeHistory", { query: { budgetCodeId, pageCount: 100 }, signal }),
  });

export const entriesQuery = (budgetCodeId: string) =>
  queryOptions({
    queryKey: [...BUDGET, "entries", budgetCodeId],
    queryFn: ({ signal }) =>
      api.get("/api/Budget/GetBudgetCodeHistoryListDetail", { query: { budgetCodeId, pageCount: 100 }, signal }),
  });

export const groupsQuery = (filter: Schemas["RequestFilter"]) =>
  queryOptions({
    queryKey: [...BUDGET, "requests", filter],
    queryFn: ({ signal }) => api.post("/api/Budget/QueryBudgetRequestByFilterReturnGrouped", { body: filter, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes(REQUESTS),
  });

/** The same a page at a time, whatever became of them. */
export const pagedRequestsQuery = (query: Schemas["RequestQuery"]) =>
  queryOptions({
    queryKey: [...BUDGET, "requests", "paged", query],
    queryFn: ({ signal }) => api.post("/api/Budget/QueryBudgetRequestByFilter", { body: query, signal }),
    placeholderData: keepPreviousData,
  });

const DAY_MS = 86_400_000;
const ANSWERS_SHOWN = { days: 7, most: 5 };

/** What became of the reader's own requests lately. */
export const answeredQuery = () =>
  pagedRequestsQuery({
    isMine: true,
    answeredSince: new Date(Date.now() - ANSWERS_SHOWN.days * DAY_MS).toISOString().slice(0, 10),
    statuses: ["approved", "partlyApproved", "rejected", "expired"],
    pageNumber: 1,
    pageCount: ANSWERS_SHOWN.most,
  });

export async function readRequest(budgetRequestId: string, signal?: AbortSignal): Promise<RequestDetail> {
  return api.get("/api/Budget/GetBudgetRequestDetail", { query: { budgetRequestId }, signal });
}

export const requestQuery = (budgetRequestId: string) =>
  queryOptions({
    queryKey: [...BUDGET, "request", budgetRequestId],
    queryFn: ({ signal }) => readRequest(budgetRequestId, signal),
  });

/** What asking for it would mean now; nothing is held by that. */
export const previewQuery = (body: Schemas["RequestPreview"]) =>
  queryOptions({
    queryKey: [...BUDGET, "preview", body],
    queryFn: ({ signal }) => api.post("/api/Budget/PreviewBudgetRequest", { body, signal }),
    placeholderData: keepPreviousData,
  });

/** Whoever else changes something, it is seen here at once: a withdrawn request is told by its codes' money. */
export function useFreshBudget(): void {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: BUDGET });
  useLiveNotes(CODES, readAgain);
  useLiveNotes(REQUESTS, readAgain);
}

/** What is the reader's to answer now, in whichever project. */
export const waitingQuery = groupsQuery({ statuses: ["submitted"], waitsForMe: true });

export function useWaitingCount(): number {
  const groups = useQuery(waitingQuery);
  return groups.data?.[0]?.count ?? 0;
}

/** Files that are tried first, then imported. */
export const importing = {
  codes: {
    check: async (projectId: string, file: File): Promise<CsvResult> =>
      api.post("/api/Budget/CheckBudgetCodesCsv", { body: formData({ file, projectId }) }),
    send: async (projectId: string, file: File, options: WriteKey): Promise<CsvResult> =>
      api.post("/api/Budget/ImportBudgetCodesCsv", { body: formData({ file, projectId }), ...options }),
  },
  costs: {
    check: async (projectId: string, file: File): Promise<CsvResult> =>
      api.post("/api/Budget/CheckBudgetActualsCsv", { body: formData({ file, projectId }) }),
    send: async (projectId: string, file: File, options: WriteKey): Promise<CsvResult> =>
      api.post("/api/Budget/ImportBudgetActualsCsv", { body: formData({ file, projectId }), ...options }),
  },
} as const;

const seenCode = ({ budgetCodeId, revision }: CodeDetail) => ({ budgetCodeId, revision });
const seenRequest = ({ budgetRequestId, revision }: BudgetRequest) => ({ budgetRequestId, revision });

export const writes = {
  setBudget: async (body: Schemas["ProjectBudgetUpdate"], options: WriteKey) =>
    api.put("/api/Budget/UpdateProjectBudget", { body, ...options }),
  lockBaseline: async ({ projectId, revision }: Overview, options: WriteKey) =>
    api.post("/api/Budget/LockBudgetBaseline", { body: { projectId, revision }, ...options }),
  createCode: async (body: Schemas["CodeCreate"], options: WriteKey) =>
    api.post("/api/Budget/CreateBudgetCode", { body, ...options }),
  updateCode: async (body: Schemas["CodeUpdate"], options: WriteKey) =>
    api.put("/api/Budget/UpdateBudgetCode", { body, ...options }),
  setEstimate: async (body: Schemas["EstimateUpdate"], options: WriteKey) =>
    api.put("/api/Budget/SetBudgetCodeEstimate", { body, ...options }),
  archiveCode: async (code: CodeDetail, options: WriteKey) =>
    api.put("/api/Budget/ArchivedBudgetCode", { body: seenCode(code), ...options }),
  unarchiveCode: async (code: CodeDetail, options: WriteKey) =>
    api.put("/api/Budget/UnarchivedBudgetCode", { body: seenCode(code), ...options }),
  deleteCode: async (code: CodeDetail, options: WriteKey) =>
    api.delete("/api/Budget/DeleteBudgetCode", { body: seenCode(code), ...options }),
  createRequest: async (body: Schemas["RequestCreate"], options: WriteKey) =>
    api.post("/api/Budget/CreateBudgetRequest", { body, ...options }),
  updateRequest: async (body: Schemas["RequestUpdate"], options: WriteKey) =>
    api.put("/api/Budget/UpdateBudgetRequest", { body, ...options }),
  duplicate: async (request: RequestDetail, options: WriteKey) =>
    api.post("/api/Budget/DuplicateBudgetRequest", { body: seenRequest(request), ...options }),
  withdraw: async (request: RequestDetail, options: WriteKey) =>
    api.post("/api/Budget/WithdrawBudgetRequest", { body: seenRequest(request), ...options }),
  reply: async (body: Schemas["RequestReply"], options: WriteKey) =>
    api.post("/api/Budget/ReplyBudgetRequest", { body, ...options }),
  deleteRequest: async ({ projectId, ...request }: RequestDetail, options: WriteKey) =>
    api.delete("/api/Budget/DeleteBudgetRequest", {
      body: { projectId, budgetRequestId: request.budgetRequestId, revision: request.revision },
      ...options,
    }),
} as const;
