import { api, queryOptions, type SchemasOf } from "@groundwork/kit";
import { keyOf } from "../api/keys";

type Receipt = SchemasOf["pdf"]["SubmissionPdfLink"];

const ASK_AGAIN_MS = 1_000;

export function isBeingMade({ state }: Receipt): boolean {
  return state === "missing" || state === "queued" || state === "rendering";
}

/** One that is missing is asked for, and looked for again until it is there. */
export const receiptQuery = (submissionId: string, pass: string, language: "en" | "zh-CN", press: number) =>
  queryOptions({
    queryKey: keyOf("submissions", "receipt", submissionId, pass, language, String(press)),
    queryFn: async ({ signal }) => {
      const headers = { "X-Share-Pass": pass };
      const query = { SubmissionId: submissionId, language };
      const found = await api.get("/api/SubmissionPdf/GuestLink", { query, headers, signal });
      if (found.state !== "missing" && found.state !== "failed") return found;
      return api.post("/api/SubmissionPdf/GuestRequest", { body: { submissionId, language }, headers, signal });
    },
    refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? ASK_AGAIN_MS : false),
    retry: false,
    gcTime: 0,
  });
