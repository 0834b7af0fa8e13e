import { api, queryOptions } from "@groundwork/kit";
import type { ListQuery, QueryOf, WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../../schemas";
import { keyOf } from "../../api/keys";

export type Export = Schemas["ExportJobPublic"];

export const LOOKS_AGAIN_MS = 2000;

export const isUnderWay = ({ state }: Export): boolean => state === "waiting" || state === "making";

export const readExports = async (signal?: AbortSignal): Promise<Export[]> =>
  api.get("/api/Submission/GetExports", signal ? { signal } : {});

export const exportsQuery = queryOptions({
  queryKey: keyOf("exports"),
  queryFn: ({ signal }) => readExports(signal),
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? LOOKS_AGAIN_MS : false),
});

export const exportWrites = {
  start: async (query: ListQuery, options: WriteKey): Promise<Export> =>
    api.post("/api/Submission/StartExport", {
      query: query as QueryOf<"/api/Submission/ExportSubmissions">,
      ...options,
    }),
  cancel: async (exportId: string, options: WriteKey) =>
    api.post("/api/Submission/CancelExport", { body: { exportId }, ...options }),
} as const;

/** By a link that is good for minutes: asked for when it is clicked. */
export async function takeFile(exportId: string): Promise<void> {
  const { url, name } = await api.get("/api/Submission/GetExportFile", { query: { exportId } });
  const link = document.createElement("a");
  link.href = url;
  // The service of the release before tells no name: then it is called as its address ends.
  link.download = name ?? "";
  link.click();
}
