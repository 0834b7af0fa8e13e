import { api, queryOptions, type SchemasOf } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { BUDGET } from "../api";

type Schemas = SchemasOf["budget"];

export type Rules = Schemas["RulesPublic"];
export type Overruns = Schemas["Overruns"];

export async function readRules(signal?: AbortSignal): Promise<Rules> {
  return api.get("/api/Budget/GetBudgetRules", { signal });
}

export const rulesQuery = queryOptions({
  queryKey: [...BUDGET, "rules"],
  queryFn: ({ signal }) => readRules(signal),
});

export const setRules = async (body: Schemas["RulesUpdate"], options: WriteKey): Promise<Rules> =>
  api.put("/api/Budget/SetBudgetRules", { body, ...options });
