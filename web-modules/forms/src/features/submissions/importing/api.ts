import { api, formData, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../../schemas";
import { keyOf } from "../../api/keys";

export type SubmissionsRead = Schemas["SubmissionsRead"];

export interface Into {
  formTemplateId: string;
  projectId: string;
}

/** What a file may have above its columns. */
export const columnsQuery = (into: Into) =>
  queryOptions({
    queryKey: keyOf("submissions", "file-columns", into.formTemplateId, into.projectId),
    queryFn: ({ signal }) => api.get("/api/Submission/GetSubmissionsFileColumns", { query: { ...into }, signal }),
  });

export const checkFile = async (into: Into, file: File): Promise<SubmissionsRead> =>
  api.post("/api/Submission/CheckSubmissionsFile", { body: formData({ ...into, file }) });

export const importFile = async (into: Into, file: File, options: WriteKey): Promise<SubmissionsRead> =>
  api.post("/api/Submission/ImportSubmissionsFile", { body: formData({ ...into, file }), ...options });
