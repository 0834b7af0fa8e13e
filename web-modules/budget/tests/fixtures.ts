import { fakeApi, signedInCookie } from "@groundwork/kit/testing";
import type { Code, CodeDetail, CodeTree, Overview, RequestDetail, RequestGroup } from "../src/features/api";

export const jetty = { projectId: "0190a1b2-0000-7000-8000-0000000000a1", name: "Jetty 4", isArchived: false };
export const at = "2026-11-21T08:00:00Z";

export const maya = {
  userId: "0190a1b2-0000-7000-8000-0000000000b1",
  fullName: "Maya Ong",
  email: "maya@example.com",
  photoUrl: null,
  nameAbbreviation: "MO",
  abbreviationBgColor: "#1f7a60",
};

const balances = {
  budget: "100.00",
  held: "20.00",
  committed: "30.00",
  actual: "0.00",
  left: "50.00",
  usedPercent: 50,
  heldPercent: 20,
  committedPercent: 30,
  actualPercent: 0,
};

export const formwork: Code = {
  ...balances,
  budgetCodeId: "0190a1b2-0000-7000-8000-000000000002",
  projectId: jetty.projectId,
  isDivision: false,
  divisionId: "0190a1b2-0000-7000-8000-000000000001",
  number: "03-110",
  name: "Formwork",
  category: "manpowerExternal",
  unit: "",
  quantity: null,
  rate: null,
  amount: "100.00",
  transferred: "0.00",
  estimate: null,
  alertPercent: 0,
  isForecastOver: false,
  currency: "SGD",
  isArchived: false,
  revision: 1,
  mayEdit: true,
  createdAt: at,
  updatedAt: at,
};
export const concrete: Code = {
  ...formwork,
  budgetCodeId: "0190a1b2-0000-7000-8000-000000000001",
  isDivision: true,
  divisionId: null,
  number: "03",
  name: "Concrete",
  category: "",
};
export const tree: CodeTree = {
  projectId: jetty.projectId,
  currency: "SGD",
  mayEdit: true,
  categories: [],
  codes: [concrete, formwork],
};
export const detail: CodeDetail = {
  ...formwork,
  projectName: "Jetty 4",
  timeZone: null,
  mayDelete: true,
  categoryState: null,
};

const category = {
  ...balances,
  category: "manpowerInternal",
  name: "Own people",
  baseline: null,
  forecast: "30.00",
  inCodes: "100.00",
  notInCodes: "0.00",
  alertPercent: 0,
  isForecastOver: false,
  codesOver: 0,
};
export const overview: Overview = {
  projectId: jetty.projectId,
  projectName: jetty.name,
  currency: "SGD",
  manpowerInternalBudget: "100.00",
  manpowerExternalBudget: "0.00",
  equipmentOwnedBudget: "0.00",
  equipmentRentalBudget: "0.00",
  revision: 1,
  categories: [category],
  total: { ...category, category: "", name: "All together" },
  inArchived: null,
  codeCount: 1,
  waitingCount: 0,
  waiting: [],
  nobodySCount: 0,
  alertCount: 0,
  alerts: [],
  endsOn: null,
  estimatedCount: 0,
  countsFrom: null,
  baselineOn: null,
  mostTotal: null,
  mayLock: false,
  mayEdit: true,
  mayChangeCurrency: false,
};

export const request: RequestDetail = {
  budgetRequestId: "0190a1b2-0000-7000-8000-000000000003",
  projectId: jetty.projectId,
  projectName: jetty.name,
  timeZone: null,
  number: 7,
  kind: "money",
  title: "Two carpenters",
  status: "submitted",
  currency: "SGD",
  total: "40.00",
  addedTotal: null,
  approvedTotal: null,
  isOverBudget: false,
  isOverNow: false,
  fileCount: 0,
  commentCount: 0,
  neededBy: null,
  by: maya,
  waitsForMe: true,
  revision: 2,
  submittedAt: at,
  answeredAt: null,
  createdAt: at,
  updatedAt: at,
  reason: "",
  overrunReason: "",
  answerNote: "",
  answeredBy: null,
  lines: [
    {
      budgetRequestLineId: "0190a1b2-0000-7000-8000-000000000004",
      budgetCodeId: formwork.budgetCodeId,
      codeNumber: formwork.number,
      codeName: formwork.name,
      receives: false,
      amount: "40.00",
      approvedAmount: null,
      note: "",
      isArchived: false,
      impact: {
        budgetCodeId: formwork.budgetCodeId,
        budget: "100.00",
        heldByOthers: "10.00",
        committed: "30.00",
        actual: "0.00",
        left: "60.00",
        leftAfter: "20.00",
        heldLater: "0.00",
        isOver: false,
      },
    },
  ],
  turns: [],
  expiresAt: null,
  alsoWaiting: [],
  nobodyAnswers: false,
  overCategories: [],
  categoryMoves: [],
  mayEdit: false,
  mayWithdraw: false,
  mayAnswer: true,
};
export const groups: RequestGroup[] = [{ status: "submitted", count: 1, requests: [request] }];

export function api(handlers: Parameters<typeof fakeApi>[0]) {
  signedInCookie();
  return fakeApi({
    "GET /api/Project/QueryProjects": () => ({
      data: [jetty],
      totalCount: 1,
      totalPageCount: 1,
      pageNumber: 1,
      pageCount: 20,
    }),
    "GET /api/Budget/GetOverview": () => overview,
    "GET /api/Budget/QueryBudgetCodeByFilterReturnPercentageViewModel": ({ query }) =>
      query.get("isArchived") === "true" ? { ...tree, codes: [] } : tree,
    "GET /api/Budget/GetBudgetVersions": () => [],
    "GET /api/Budget/GetBudgetRules": () => ({
      ...{ currency: "SGD", overruns: "anybody", answerDays: null, revision: 0 },
      ...{ updatedBy: null, updatedAt: null, mayEdit: true },
    }),
    "GET /api/Budget/GetBudgetRequestComments": () => ({ comments: [], next: null, people: [], mayComment: false }),
    "GET /api/Budget/GetBudgetRequestFiles": () => ({ files: [], mayAdd: false, mayRemove: false }),
    "GET /api/Budget/GetBudgetPeriods": () => ({ projectId: jetty.projectId, currency: "SGD", periods: [] }),
    "GET /api/Budget/GetCategories": () => [{ category: "manpowerExternal", name: "External people" }],
    "POST /api/Budget/QueryBudgetRequestByFilterReturnGrouped": () => groups,
    ...handlers,
  });
}
