import { api, queryOptions } from "@groundwork/kit";
import type { Schemas } from "../../schemas";
import { keyOf } from "../api/keys";

export type SubForm = Schemas["SubFormPublic"];
export type SubFormEntry = Schemas["SubFormEntry"];

/** Who works on an entry is not always who looks at the list of them. */
const LOOK_AGAIN_MS = 20_000;

/** All sub-forms of a submission, with their entries: looked at again while they are filled in. */
export const subFormsQuery = (submissionId: string, isFilledIn: boolean) =>
  queryOptions({
    queryKey: keyOf("submissions", "sub-forms", submissionId),
    queryFn: ({ signal }) => api.get("/api/Submission/GetSubForms", { query: { submissionId }, signal }),
    refetchInterval: isFilledIn && LOOK_AGAIN_MS,
  });
