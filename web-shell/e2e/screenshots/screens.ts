import { randomBytes } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { APIRequestContext, Page } from "@playwright/test";
import type { DemoRole } from "../support/demo";

const MODULES = `${import.meta.dirname}/../../../web-modules/`;

/** With a body it is a call that reads by POST. */
type Ask = (path: string, body?: object) => Promise<unknown>;

export interface Screen {
  name: string;
  /** The module's route that it shows. */
  route: string;
  /** Null: nobody is signed in. */
  as?: DemoRole | null;
  /** Where its route has parameters, or something of it is open. */
  at?: string | ((ask: Ask) => Promise<string>);
  /** What one does there before it is looked at. */
  deed?: (page: Page) => Promise<void>;
}

type Rows = { data: Record<string, string>[] };

const firstOf = (path: string, id: string, match: (row: Record<string, string>) => boolean = () => true) => {
  return async (ask: Ask): Promise<string> => {
    const { data } = (await ask(`${path}${path.includes("?") ? "&" : "?"}pageNumber=1&pageCount=50`)) as Rows;
    const found = data.find(match)?.[id];
    if (!found) throw new Error(`${path} has nothing to show`);
    return found;
  };
};
const template = firstOf("/api/FormTemplate/QueryFormTemplates", "formTemplateId", ({ name }) =>
  Boolean(name?.includes("Inspection")),
);
const choiceList = firstOf("/api/ChoiceList/QueryChoiceLists", "choiceListId");
const submission = (state: string) =>
  firstOf("/api/Submission/QuerySubmissions", "submissionId", (row) => row.state === state);
const project = firstOf("/api/Project/QueryProjects", "projectId");
async function label(ask: Ask): Promise<string> {
  const body = { pageNumber: 1, pageCount: 1 };
  const { data } = (await ask("/api/Equipment/QueryEquipmentByPageFilter", body)) as Rows;
  if (!data[0]?.code) throw new Error("there is no label to show");
  return data[0].code;
}
async function codeReport(ask: Ask): Promise<string> {
  const projectId = await project(ask);
  const code = firstOf(`/api/Budget/QueryBudgetCodeByFilter?projectId=${projectId}`, "budgetCodeId");
  return `/budget/code-report?code=${await code(ask)}`;
}
async function shared(ask: Ask): Promise<string> {
  const submissionId = await submission("ongoing")(ask);
  const secret = randomBytes(32).toString("base64url");
  await ask("/api/SubmissionShareLink/CreateShareLink", { submissionId, secret, pin: "471147" });
  return `/forms/shared/${submissionId}#${secret}`;
}
async function started(ask: Ask): Promise<string> {
  const formTemplateId = await template(ask);
  const projectId = await project(ask);
  const secret = randomBytes(32).toString("base64url");
  await ask("/api/FormStartLink/CreateStartLink", { formTemplateId, projectId, secret, name: "Gate 2" });
  return `/forms/start#${secret}`;
}
const within = (before: string, id: (ask: Ask) => Promise<string>, after = "") => {
  return async (ask: Ask) => `${before}${await id(ask)}${after}`;
};

/** Every screen, with what is opened on some of them. */
export const SCREENS: readonly Screen[] = [
  { name: "home", route: "/" },
  { name: "home-of-a-member", route: "/", as: "member" },
  { name: "not-found", route: "*", at: "/nowhere/at-all" },
  ...["/sign-in", "/register", "/check-mail", "/verify-email", "/forgot-password", "/reset-password"].map(bare),
  ...["/accept-invite", "/mail-choice"].map(bare),
  { name: "create-company", route: "/create-company" },
  { name: "profile", route: "/profile" },
  { name: "security", route: "/profile/security" },
  { name: "members", route: "/members" },
  { name: "member", route: "/members", at: within("/members?member=", firstOf("/api/Member/QueryMembers", "userId")) },
  { name: "invite", route: "/members", at: "/members?invite=new" },
  { name: "invites", route: "/members/invites" },
  { name: "import-invites", route: "/members/import" },
  { name: "teams", route: "/teams" },
  { name: "team", route: "/teams", at: within("/teams?team=", firstOf("/api/Team/QueryTeams", "teamId")) },
  { name: "new-team", route: "/teams", at: "/teams?team=new" },
  { name: "projects", route: "/projects" },
  { name: "new-project", route: "/projects/new" },
  { name: "project", route: "/projects/:projectId", at: within("/projects/", project) },
  { name: "project-settings", route: "/projects/:projectId/settings", at: within("/projects/", project, "/settings") },
  { name: "project-people", route: "/projects/:projectId/people", at: within("/projects/", project, "/people") },
  { name: "project-forms", route: "/projects/:projectId/:tab", at: within("/projects/", project, "/forms") },
  { name: "admin", route: "/admin" },
  { name: "admin-settings", route: "/admin/settings" },
  { name: "admin-companies", route: "/admin/companies" },
  { name: "admin-mails", route: "/admin/mails" },
  { name: "admin-roles", route: "/admin/roles" },
  { name: "admin-audit", route: "/admin/audit" },
  { name: "admin-errors", route: "/admin/errors" },
  { name: "templates", route: "/forms" },
  { name: "template-gallery", route: "/forms/templates/new" },
  { name: "template-new", route: "/forms/templates/new", at: "/forms/templates/new?from=blank" },
  { name: "template-from-starter", route: "/forms/templates/new", at: "/forms/templates/new?from=siteInspection" },
  {
    name: "builder-look",
    route: "/forms/templates/:templateId",
    at: within("/forms/templates/", template, "?look=1"),
  },
  { name: "builder", route: "/forms/templates/:templateId", at: within("/forms/templates/", template) },
  {
    name: "template-settings",
    route: "/forms/templates/:templateId",
    at: within("/forms/templates/", template, "?view=settings"),
  },
  {
    name: "template-preview",
    route: "/forms/templates/:templateId",
    at: within("/forms/templates/", template, "?view=preview"),
  },
  {
    name: "template-versions",
    route: "/forms/templates/:templateId/versions",
    at: within("/forms/templates/", template, "/versions"),
  },
  {
    name: "template-times",
    route: "/forms/templates/:templateId/times",
    at: within("/forms/templates/", template, "/times"),
  },
  {
    name: "start-links",
    route: "/forms/templates/:templateId/start-links",
    at: within("/forms/templates/", template, "/start-links"),
  },
  { name: "choice-lists", route: "/forms/choice-lists" },
  {
    name: "choice-list",
    route: "/forms/choice-lists/:choiceListId",
    at: within("/forms/choice-lists/", choiceList),
  },
  { name: "library", route: "/forms/library" },
  { name: "library-save", route: "/forms/library/save/:templateId", at: within("/forms/library/save/", template) },
  { name: "workflow", route: "/workflow/:templateId", at: within("/workflow/", template) },
  { name: "todos", route: "/forms/to-dos", as: "member" },
  { name: "submissions", route: "/forms/submissions" },
  { name: "deleted-submissions", route: "/forms/submissions/deleted" },
  { name: "start", route: "/forms/submissions/new", as: "member" },
  {
    name: "submission-done",
    route: "/forms/submissions/:submissionId",
    at: within("/forms/submissions/", submission("done")),
  },
  {
    name: "submission-ongoing",
    route: "/forms/submissions/:submissionId",
    at: within("/forms/submissions/", submission("ongoing")),
  },
  {
    name: "fill",
    route: "/forms/submissions/:submissionId",
    as: "member",
    at: within("/forms/submissions/", firstOf("/api/Submission/QueryTodos?type=2", "submissionId")),
  },
  { name: "shared", route: "/forms/shared/:submissionId", at: shared },
  { name: "start-by-link", route: "/forms/start", at: started },
  { name: "pdf", route: "/pdf/:submissionId", at: within("/pdf/", submission("done")) },
  { name: "clock", route: "/attendance", as: "member" },
  { name: "crew", route: "/attendance/crew" },
  { name: "timesheets", route: "/attendance/timesheets" },
  { name: "weeks", route: "/attendance/weeks" },
  { name: "hour-requests", route: "/attendance/requests" },
  { name: "balances", route: "/attendance/balances" },
  { name: "attendance-settings", route: "/attendance/settings" },
  { name: "tablets", route: "/attendance/tablets" },
  { name: "kiosk", route: "/attendance/kiosk", as: null },
  { name: "equipment", route: "/attendance/equipment" },
  { name: "new-equipment", route: "/attendance/equipment", at: "/attendance/equipment?equipment=new" },
  { name: "map", route: "/attendance/track" },
  { name: "scan", route: "/attendance/scan", as: "member" },
  { name: "site", route: "/attendance/site/:code", as: null, at: `/attendance/site/${"0".repeat(26)}` },
  { name: "label", route: "/attendance/code/:code", at: within("/attendance/code/", label) },
  { name: "budget", route: "/budget", at: within("/budget?project=", project) },
  { name: "budget-costs", route: "/budget/costs", at: within("/budget/costs?project=", project) },
  { name: "budget-hours", route: "/budget/hours", at: within("/budget/hours?project=", project) },
  { name: "budget-rules", route: "/budget/rules" },
  { name: "budget-rates", route: "/budget/rates" },
  { name: "budget-equipment", route: "/budget/equipment", at: within("/budget/equipment?project=", project) },
  { name: "budget-equipment-rates", route: "/budget/equipment-rates" },
  { name: "budget-report", route: "/budget/report", at: within("/budget/report?project=", project) },
  { name: "budget-code-report", route: "/budget/code-report", at: codeReport },
  { name: "budget-requests", route: "/budget/requests" },
  { name: "budget-all-requests", route: "/budget/all-requests" },
  { name: "new-budget-request", route: "/budget/requests", at: "/budget/requests?request=new" },
  { name: "account-menu", route: "/", deed: (page) => page.getByRole("banner").getByRole("button").last().click() },
  { name: "palette", route: "/", deed: (page) => page.keyboard.press("ControlOrMeta+k") },
];

function bare(route: string): Screen {
  return { name: route.slice(1), route, as: null };
}

/** What the modules say they have: `path:` of their routes. */
export function routesOfModules(): string[] {
  return globSync(`${MODULES}*/src/app.tsx`).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bpath: "([^"]+)",\s*page:/g)].map(([, path = ""]) => path),
  );
}

/** Asks as whoever is signed in. */
export function askerOf(request: APIRequestContext): Ask {
  return async (path, body) => {
    const { cookies } = await request.storageState();
    const csrf = cookies.find(({ name }) => name === "gw_csrf")?.value ?? "";
    const headers = { "X-Requested-With": "groundwork", "X-CSRF-Token": csrf };
    const answer = await (body ? request.post(path, { headers, data: body }) : request.get(path, { headers }));
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    const { data, totalCount } = (await answer.json()) as { data: unknown; totalCount?: number };
    return totalCount === undefined && !Array.isArray(data) ? data : { data };
  };
}
