import type { Body } from "@groundwork/formwork/rules";
import { api, queryOptions } from "@groundwork/kit";
import type { Schemas } from "../../schemas";
import { keyOf } from "../api/keys";

export type Starter = Omit<Schemas["StarterTemplate"], "pages"> & { pages: Body };

/** Forms of the trade, in the reader's language; they change with a release only. */
export const startersQuery = (locale: string) =>
  queryOptions({
    queryKey: keyOf("starters", locale),
    queryFn: async ({ signal }) =>
      (await api.get("/api/FormTemplate/GetStarterTemplates", { signal })) as unknown as Starter[],
    staleTime: Number.POSITIVE_INFINITY,
  });

/** In the address: the empty page, which is no starter. */
export const BLANK = "blank";
