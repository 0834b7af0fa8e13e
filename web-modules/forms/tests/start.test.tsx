import { fakeApi, refusal, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import StartSubmissionPage from "../src/pages/start-submission";
import TemplateNewPage from "../src/pages/template-new";
import TemplatesPage from "../src/pages/templates";

const pageOf = (data: readonly unknown[]) => ({
  data,
  totalCount: data.length,
  totalPageCount: 1,
  pageNumber: 1,
  pageCount: 20,
});

const projects = [
  { projectId: "project-1", name: "Jetty 4" },
  { projectId: "project-2", name: "Tower B" },
];

const diary = {
  formTemplateId: "diary",
  name: "Site diary",
  folderName: "",
  projectId: null,
  fieldsCount: 3,
  publishedVersion: 1,
  hasUnpublishedChanges: false,
  isArchived: false,
  mayEdit: false,
  mayManage: false,
  mayFill: true,
  startProjectIds: ["project-2"],
  startedBy: [],
  startedByRoles: [],
  updatedAt: "2026-11-21T09:00:00+08:00",
  updatedBy: null,
};

const company = (templates: readonly unknown[]) => ({
  "GET /api/Project/QueryProjects": () => pageOf(projects),
  "GET /api/FormTemplate/QueryFormTemplates": () => pageOf(templates),
});

const managing = (...managed: string[]) => {
  const { profile } = testSession();
  const of = projects.map((each) => ({
    ...each,
    timeZone: "Asia/Singapore",
    isProjectManager: managed.includes(each.projectId),
  }));
  return testSession({ access: "manager", profile: profile && { ...profile, projects: of } });
};

test("a form that can be started in one project is started there, and a draft left empty is opened again", async () => {
  const sent = fakeApi({
    ...company([diary]),
    "POST /api/Submission/CreateSubmission": () => ({ submissionId: "submission-1" }),
  });
  renderInKit(<StartSubmissionPage />, { path: "/forms/submissions/new?template=diary", session: managing() });
  await waitFor(() => expect(window.location.pathname).toBe("/forms/submissions/submission-1"));
  const creating = sent.find(({ path }) => path.endsWith("CreateSubmission"));
  expect(creating?.body).toMatchObject({ projectId: "project-2", reopenUntouched: true });
});

test("beside a service that does not know in which order one started them they come by name", async () => {
  fakeApi({
    ...company([diary]),
    "GET /api/FormTemplate/QueryFormTemplates": ({ query }) =>
      query.has("sort") ? refusal(422, 4, "Some of what was sent is not valid.") : pageOf([diary]),
  });
  renderInKit(<StartSubmissionPage />, { path: "/forms/submissions/new", session: managing() });
  expect(await screen.findByRole("link", { name: /Site diary/ })).toBeVisible();
});

test("forms that others start are told of, not offered", async () => {
  const theirs = { ...diary, formTemplateId: "permit", name: "Permit", mayFill: false, startProjectIds: [] };
  fakeApi(company([diary, { ...theirs, startedBy: ["Safety", "M&E"] }]));
  renderInKit(<StartSubmissionPage />, { path: "/forms/submissions/new", session: managing() });
  expect(await screen.findByRole("link", { name: /Site diary/ })).toBeVisible();
  expect(screen.queryByRole("link", { name: /Permit/ })).toBeNull();
  await userEvent.click(screen.getByText("1 form that others start"));
  expect(screen.getByText("Started by Safety and M&E")).toBeVisible();
});

test.each([
  ["an owner", testSession({ access: "owner" })],
  ["a manager of a project", managing("project-1")],
])("where there is no form yet, %s has the way to make one", async (_, session) => {
  fakeApi(company([]));
  renderInKit(<StartSubmissionPage />, { path: "/forms/submissions/new", session });
  expect(await screen.findByRole("link", { name: "Make a form" })).toHaveAttribute("href", "/forms/templates/new");
});

test("where there is no form yet, who makes none is told who does", async () => {
  fakeApi(company([]));
  renderInKit(<StartSubmissionPage />, { path: "/forms/submissions/new", session: managing() });
  expect(await screen.findByText(/Managers and admins make them under Forms/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "Make a form" })).toBeNull();
});

test("a refusal is not to be tried again", async () => {
  fakeApi({ ...company([diary]), "POST /api/Submission/CreateSubmission": () => refusal(403, 3, "Safety starts it.") });
  renderInKit(<StartSubmissionPage />, { path: "/forms/submissions/new?template=diary", session: managing() });
  expect(await screen.findByText("Safety starts it.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(screen.getByRole("button", { name: "Choose another form" })).toBeVisible();
});

test("only projects in which it can be started are offered", async () => {
  const everywhere = { ...diary, startProjectIds: ["project-1", "project-2"] };
  fakeApi(company([everywhere]));
  renderInKit(<StartSubmissionPage />, { path: "/forms/submissions/new?template=diary", session: managing() });
  await userEvent.click(await screen.findByRole("combobox", { name: /Project/ }));
  const options = await screen.findAllByRole("option");
  expect(options.map((each) => each.textContent)).toEqual(["Jetty 4", "Tower B"]);
});

test("a manager of no project is not offered to make a template, but told who does", async () => {
  fakeApi(company([diary]));
  renderInKit(<TemplatesPage />, { path: "/forms", session: managing() });
  expect(await screen.findByText(/Admins make them, and managers those of the projects they manage/)).toBeVisible();
  expect(screen.queryByRole("link", { name: "New template" })).toBeNull();
});

const inspection = {
  key: "siteInspection",
  name: "Site Safety Inspection",
  folderName: "Safety",
  about: "A round over the site.",
  stepNames: ["Inspection"],
  pages: [],
};
const shelf = { "GET /api/FormTemplate/GetStarterTemplates": () => [inspection] };
const made = { formTemplateId: "permit-1", name: "Permit" };

test("a manager makes an empty template for the project they are at, of those they manage", async () => {
  const sent = fakeApi({ ...company([]), ...shelf, "POST /api/FormTemplate/CreateFormTemplate": () => made });
  const session = managing("project-1", "project-2");
  const project = session.profile?.projects[1] ?? null;
  renderInKit(<TemplateNewPage />, { path: "/forms/templates/new?from=blank", session: { ...session, project } });
  expect(await screen.findByRole("combobox", { name: /Project/ })).toHaveValue("Tower B");
  await userEvent.type(screen.getByRole("textbox", { name: /Name/ }), "Permit");
  await userEvent.click(screen.getByRole("button", { name: "Create template" }));
  await waitFor(() => expect(window.location.pathname).toBe("/forms/templates/permit-1"));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "POST")?.body).toMatchObject({ projectId: "project-2" }),
  );
});

test("a manager who is at none of their projects is asked for one at the field, before anything is sent", async () => {
  const sent = fakeApi({ ...company([]), ...shelf, "POST /api/FormTemplate/CreateFormTemplate": () => made });
  const session = { ...managing("project-1", "project-2"), project: null };
  renderInKit(<TemplateNewPage />, { path: "/forms/templates/new?from=blank", session });
  const project = await screen.findByRole("combobox", { name: /Project/ });
  expect(project).toHaveValue("");
  await userEvent.type(screen.getByRole("textbox", { name: /Name/ }), "Permit");
  await userEvent.click(screen.getByRole("button", { name: "Create template" }));
  const said = "Choose one of your projects. Only admins make templates for all projects.";
  await waitFor(() => expect(project).toHaveAccessibleDescription(said));
  expect(sent.filter(({ method }) => method === "POST")).toHaveLength(0);

  await userEvent.click(project);
  const options = await screen.findAllByRole("option");
  expect(options.map((each) => each.textContent)).toEqual(["Jetty 4", "Tower B"]);
  await userEvent.click(options[0] as HTMLElement);
  await userEvent.click(screen.getByRole("button", { name: "Create template" }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "POST")?.body).toMatchObject({ projectId: "project-1" }),
  );
});

test("a form of the trade is chosen, published as it is and filled in", async () => {
  const seen = { bodyVersion: 1, workflowVersion: 1, detailVersion: 1 };
  const sent = fakeApi({
    ...company([]),
    ...shelf,
    "POST /api/FormTemplate/CreateFormTemplate": () => made,
    "GET /api/FormTemplate/GetPublishProblems": () => ({ formTemplateId: "permit-1", ...seen, problems: [] }),
    "POST /api/FormTemplate/PublishFormTemplate": () => ({ formTemplateId: "permit-1", publishedVersion: 1 }),
  });
  renderInKit(<TemplateNewPage />, { path: "/forms/templates/new", session: testSession({ access: "owner" }) });
  await userEvent.click(await screen.findByRole("link", { name: /Site Safety Inspection/ }));
  expect(await screen.findByRole("textbox", { name: /Name/ })).toHaveValue("Site Safety Inspection");
  await userEvent.click(screen.getByRole("button", { name: "Publish and try it" }));
  await waitFor(() => expect(window.location.pathname).toBe("/forms/submissions/new"));
  expect(window.location.search).toBe("?template=permit-1");
  const bodies = sent.filter(({ method }) => method === "POST").map(({ body }) => body);
  expect(bodies).toMatchObject([{ starter: "siteInspection", folderName: "Safety", projectId: null }, seen]);
});

test("what is missing in it is for the builder to tell", async () => {
  const missing = { code: "stepWithoutTeam", subjectId: "step-2", params: {}, message: "" };
  const seen = { formTemplateId: "permit-1", bodyVersion: 1, workflowVersion: 1, detailVersion: 1 };
  fakeApi({
    ...company([]),
    ...shelf,
    "POST /api/FormTemplate/CreateFormTemplate": () => made,
    "GET /api/FormTemplate/GetPublishProblems": () => ({ ...seen, problems: [missing] }),
  });
  renderInKit(<TemplateNewPage />, {
    path: "/forms/templates/new?from=siteInspection",
    session: testSession({ access: "owner" }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Publish and try it" }));
  await waitFor(() => expect(window.location.pathname).toBe("/forms/templates/permit-1"));
});
