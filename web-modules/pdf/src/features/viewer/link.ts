import { api, queryOptions, type SchemasOf } from "@groundwork/kit";

export type PdfLink = SchemasOf["pdf"]["SubmissionPdfLink"];

const ASK_AGAIN_MS = 800;
/** The link is signed for ten minutes; a page left open longer asks for a new one. */
const FRESH_FOR_MS = 8 * 60_000;

export function isWaiting(link: PdfLink | undefined): boolean {
  return link?.state === "missing" || link?.state === "queued" || link?.state === "rendering";
}

/**
 * One that is missing is requested, and asked for again and again until it is ready or failed. Each press of a button
 * is a question of its own: what was ready for the one before may be of an older state.
 */
export const pdfLinkQuery = (submissionId: string, language: "en" | "zh-CN", press = 0, version = "") =>
  queryOptions({
    queryKey: ["pdf", submissionId, language, press, version],
    queryFn: async ({ signal }) => {
      const link = await api.get("/api/SubmissionPdf/Link", {
        query: { SubmissionId: submissionId, language, version },
        signal,
      });
      return link.state === "missing" ? requestPdf(submissionId, language, { signal }, version) : link;
    },
    refetchInterval: ({ state }) => (isWaiting(state.data) ? ASK_AGAIN_MS : false),
    staleTime: FRESH_FOR_MS,
  });

/** Has it made, also once more after a failure. */
export async function requestPdf(
  submissionId: string,
  language: "en" | "zh-CN",
  options: { idempotencyKey?: string; signal?: AbortSignal },
  version = "",
): Promise<PdfLink> {
  return api.post("/api/SubmissionPdf/Request", { body: { submissionId, language, version }, ...options });
}
