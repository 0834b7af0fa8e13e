import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ImportButton } from "../src/features/submissions/importing/import-button";

const pageOf = (data: readonly unknown[]) => ({ data, totalCount: data.length, totalPageCount: 1 });

const project = { projectId: "project-1", name: "Jetty 4" };
const diary = {
  formTemplateId: "diary",
  name: "Site diary",
  publishedVersion: 1,
  isArchived: false,
  mayFill: true,
  startProjectIds: null,
  startedBy: [],
  startedByRoles: [],
};

const read = (dryRun: boolean) => ({
  columns: [
    { heading: "Weather", fieldName: "Weather" },
    { heading: "Ours", fieldName: null },
  ],
  rows: [
    { line: 2, title: "Rain · x", verdict: "create", message: "Becomes a draft." },
    { line: 3, title: "Hail", verdict: "invalid", message: "“Hail” can't be taken as “Weather”." },
  ],
  createCount: 1,
  dryRun,
});

function company(templates: readonly unknown[]) {
  return fakeApi({
    "GET /api/Project/QueryProjects": () => pageOf([project]),
    "GET /api/FormTemplate/QueryFormTemplates": () => pageOf(templates),
    "GET /api/Submission/GetSubmissionsFileColumns": () => ["Weather", "Crew"],
    "POST /api/Submission/CheckSubmissionsFile": () => read(true),
    "POST /api/Submission/ImportSubmissionsFile": () => read(false),
  });
}

async function opened() {
  renderInKit(<ImportButton />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Import" }));
  return user;
}

type User = Awaited<ReturnType<typeof opened>>;

async function choose(user: User, form: string) {
  await user.click(await screen.findByRole("combobox", { name: /Form/ }));
  await user.click(await screen.findByRole("option", { name: form }));
}

test("of a form in its only project a file is looked at first, and what is not taken is told", async () => {
  const sent = company([diary]);
  const user = await opened();
  await choose(user, "Site diary");
  expect(await screen.findByText("Columns it may have: Weather, Crew")).toBeVisible();
  await user.upload(screen.getByLabelText("Excel or CSV file"), new File(["Weather\nRain\n"], "diary.csv"));
  expect(await screen.findByText("1 line becomes a draft")).toBeVisible();
  expect(screen.getByText(/Not taken, as no field .*: Ours/)).toBeVisible();
  expect(screen.getByText(/Line 3: “Hail” can't be taken/)).toBeVisible();
  expect(sent.some(({ path }) => path.endsWith("ImportSubmissionsFile"))).toBe(false);
  await user.click(screen.getByRole("button", { name: "Make 1 draft" }));
  await waitFor(() => expect(screen.getAllByText("1 draft made").length).toBeGreaterThan(0));
  const imported = sent.find(({ path }) => path.endsWith("ImportSubmissionsFile"));
  expect(imported?.headers.get("Idempotency-Key")).toBeTruthy();
});

test("what was read of a file for one form is not sent as another's", async () => {
  company([diary, { ...diary, formTemplateId: "permit", name: "Permit" }]);
  const user = await opened();
  await choose(user, "Site diary");
  await user.upload(await screen.findByLabelText("Excel or CSV file"), new File(["Weather\nRain\n"], "diary.csv"));
  await screen.findByText("1 line becomes a draft");
  await choose(user, "Permit");
  expect(await screen.findByText("Columns it may have: Weather, Crew")).toBeVisible();
  expect(screen.queryByText("1 line becomes a draft")).toBeNull();
});

test("who may start nothing is told so", async () => {
  company([{ ...diary, mayFill: false }]);
  await opened();
  expect(await screen.findByText("There is no form that you may start.")).toBeVisible();
});
