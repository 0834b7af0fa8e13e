import { browserHistory, useRoutes } from "@groundwork/kit";
import { signedInCookie } from "@groundwork/kit/testing";
import { vi } from "vitest";
import WorkflowEditorPage from "../../src/pages/workflow-editor";
import { twoSteps } from "./two-steps";

export const TEMPLATE = "00000000-0000-4000-8000-0000000000aa";
const TEAM = {
  teamId: "00000000-0000-4000-8000-0000000000bb",
  name: "Site safety",
  membersCount: 3,
  isEveryone: false,
};
const PAGE = { id: "00000000-0000-4000-8000-0000000000cc", name: "Permit" };

export function Route() {
  return useRoutes([{ path: "/workflow/:templateId", element: <WorkflowEditorPage /> }]);
}

interface Body {
  version: number;
  nodes: unknown[];
  edges: unknown[];
}

export function services(detail: object = {}) {
  const draft = { formTemplateId: TEMPLATE, version: 1, ...twoSteps() };
  const saves: Body[] = [];
  const handlers = {
    [`GET /api/FormTemplateSetting/GetFormWorkflow/${TEMPLATE}`]: () => draft,
    [`GET /api/FormTemplateSetting/GetFormBody/${TEMPLATE}`]: () => ({ version: 4, pages: [PAGE] }),
    [`GET /api/FormTemplateSetting/GetFormDetail/${TEMPLATE}`]: () => ({
      name: "Permit to work",
      version: 3,
      publishedVersion: null,
      mayEdit: true,
      isArchived: false,
      isProjectArchived: false,
      ...detail,
    }),
    "GET /api/Team/QueryTeams": () => ({
      data: [TEAM],
      totalPageCount: 1,
      totalCount: 1,
      pageNumber: 1,
      pageCount: 100,
    }),
    "PUT /api/FormTemplateSetting/UpdateFormWorkflow": ({ body }: { body: unknown }) => {
      saves.push(body as Body);
      return { version: saves.length + 1 };
    },
  };
  return { handlers, saves };
}

/** A signed-in person with a phone, on which the outline is the editor. */
export function onAPhone(): void {
  localStorage.clear();
  signedInCookie();
  browserHistory.replace(`/workflow/${TEMPLATE}`);
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width"),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
