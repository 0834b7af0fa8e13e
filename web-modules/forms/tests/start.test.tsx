import { fakeApi, renderInKit, testSession } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import StartSubmissionPage from "../src/pages/start-submission";
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
  mayFill: true,
  startProjectIds: ["project-2"],
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
  expect(screen.queryByRole("button", { name: "New template" })).toBeNull();
});

test("a manager chooses among the projects they manage", async () => {
  const sent = fakeApi({
    ...company([]),
    "POST /api/FormTemplate/CreateFormTemplate": () => ({ formTemplateId: "new", name: "Permit" }),
  });
  renderInKit(<TemplatesPage />, { path: "/forms", session: managing("project-2") });
  const [open] = await screen.findAllByRole("button", { name: "New template" });
  if (open) await userEvent.click(open);
  await userEvent.type(await screen.findByRole("textbox", { name: /Name/ }), "Permit");
  expect(screen.queryByText("Jetty 4")).toBeNull();
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "New template" }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === "POST")?.body).toMatchObject({ projectId: "project-2" }),
  );
});
