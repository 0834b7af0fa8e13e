import { api, queryOptions } from "@groundwork/kit";
import type { Schemas } from "../../../schemas";
import { keyOf } from "../../api/keys";

export type FieldColumn = Schemas["FieldColumn"];

export const fieldsQuery = (formTemplateId: string) =>
  queryOptions({
    queryKey: keyOf("submissions", "fields", formTemplateId),
    queryFn: ({ signal }) => api.get("/api/Submission/GetSubmissionFields", { query: { formTemplateId }, signal }),
    staleTime: 60_000,
    enabled: formTemplateId !== "",
  });
