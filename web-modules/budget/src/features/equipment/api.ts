import { api, keepPreviousData, pollBesideNotes, queryOptions, type SchemasOf } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { BUDGET } from "../api";

type Schemas = SchemasOf["budget"];

export type MachineUse = Schemas["MachineUsePublic"];
export type EquipmentRate = Schemas["EquipmentRatePublic"];
export type CostUnit = EquipmentRate["unit"];

export const usesQuery = (body: Schemas["MachineUseQuery"]) =>
  queryOptions({
    queryKey: [...BUDGET, "equipment", body],
    queryFn: ({ signal }) => api.post("/api/Budget/QueryBudgetEquipment", { body, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: pollBesideNotes("budget.codes"),
  });

export const equipmentRatesQuery = (body: Schemas["EquipmentRateQuery"]) =>
  queryOptions({
    queryKey: [...BUDGET, "equipment-rates", body],
    queryFn: ({ signal }) => api.post("/api/Budget/QueryBudgetEquipmentRates", { body, signal }),
    placeholderData: keepPreviousData,
  });

export const machinesQuery = (search: string) =>
  queryOptions({
    queryKey: [...BUDGET, "machines", search],
    queryFn: ({ signal }) => api.post("/api/Budget/QueryBudgetMachines", { body: { search, pageCount: 100 }, signal }),
    placeholderData: keepPreviousData,
  });

export const machineCategoriesQuery = queryOptions({
  queryKey: [...BUDGET, "machine-categories"],
  queryFn: ({ signal }) => api.get("/api/Budget/GetBudgetMachineCategories", { signal }),
});

export const writes = {
  createRate: async (body: Schemas["EquipmentRateCreate"], options: WriteKey) =>
    api.post("/api/Budget/CreateBudgetEquipmentRate", { body, ...options }),
  takeBackRate: async (equipmentRateId: string, options: WriteKey) =>
    api.post("/api/Budget/TakeBackBudgetEquipmentRate", { body: { equipmentRateId }, ...options }),
} as const;
