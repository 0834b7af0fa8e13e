import { queryOptions } from "@groundwork/kit";
import { readAll } from "@groundwork/kit/directory";
import { keyOf } from "../api/keys";
import { readTemplates } from "./api";

/** Every template in use that the person sees, for a choice of them. */
export const templateChoice = queryOptions({
  queryKey: keyOf("templates", "choice"),
  queryFn: ({ signal }) => readAll((page) => readTemplates(page, signal)),
  staleTime: 60_000,
});
