import { api, queryOptions, type SchemasOf } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { BUDGET } from "../api";

type Schemas = SchemasOf["budget"];

export type Chain = Schemas["ChainPublic"];
export type Absence = Schemas["AbsencePublic"];

export async function readChain(projectId: string, signal?: AbortSignal): Promise<Chain> {
  return api.get("/api/Budget/GetBudgetApprovalChain", { query: { projectId }, signal });
}

export const chainQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...BUDGET, "chain", projectId],
    queryFn: ({ signal }) => readChain(projectId, signal),
  });

export const absenceQuery = queryOptions({
  queryKey: [...BUDGET, "absence"],
  queryFn: ({ signal }) => api.get("/api/Budget/GetBudgetApprovalAbsence", { signal }),
});

export const writes = {
  setChain: async (body: Schemas["ChainUpdate"], options: WriteKey) =>
    api.put("/api/Budget/SetBudgetApprovalChain", { body, ...options }),
  setAbsence: async (body: Schemas["AbsenceUpdate"], options: WriteKey) =>
    api.put("/api/Budget/SetBudgetApprovalAbsence", { body, ...options }),
  endAbsence: async (options: WriteKey) => api.delete("/api/Budget/DeleteBudgetApprovalAbsence", { ...options }),
} as const;
