import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import TimesheetsPage from "../src/pages/timesheets";
import { jetty, pageOf, summary, tower } from "./records";

const LIST = "/api/TimeSheet/QueryTimeSheetManagerSummaryWithPage";
const GRID = "/api/TimeSheet/QueryTimeSheetGrid";
const PAGE = "/attendance/timesheets";
const RESET = /Some filters could not be read/;
const concrete = { teamId: "7a0c7f0e-6f0e-4c64-9d3d-6a1f6f1d2b11", name: "Concrete" };
const userId = summary.ownerUserId;
const FILTERS = ["Now", "To look at", "Project", "Team", "Person", "From", "To"];

function api(handlers: Parameters<typeof fakeApi>[0] = {}) {
  signedInCookie();
  return fakeApi({
    [`POST ${LIST}`]: () => pageOf(summary),
    [`POST ${GRID}`]: () => ({
      ...pageOf({ ...summary, restDays: [], cells: [] }),
      totals: [],
      holidays: [],
      restDays: [],
    }),
    "GET /api/Project/QueryProjects": () => pageOf(jetty, tower),
    "GET /api/Team/QueryTeams": () => pageOf(concrete),
    "GET /api/Member/QueryMembers": () => pageOf(summary.person),
    "GET /api/Member/GetMemberDetail": () => summary.person,
    ...handlers,
  });
}

type Sent = ReturnType<typeof api>;
const bodies = (sent: Sent, call: string) => sent.filter(({ path }) => path === call).map(({ body }) => body);
const person = () => screen.getByRole("combobox", { name: "Person" });
const labels = () => FILTERS.filter((name) => screen.queryAllByLabelText(name).length > 0);
const openPage = async (address = PAGE) => {
  const page = renderInKit(<TimesheetsPage />, { path: address });
  await screen.findAllByText("Tan Bo");
  return page;
};

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, "", PAGE);
});

test("the grid has the filters of the list, in the same words, and keeps what was chosen", async () => {
  const sent = api();
  await openPage(`${PAGE}?f.startDate=2026-11-01`);
  const user = userEvent.setup();
  expect(labels()).toEqual(FILTERS);
  const words = () => FILTERS.slice(0, 4).map((name) => screen.getByLabelText(name).textContent);
  await within(screen.getByLabelText("Team")).findByText("Concrete");
  const inTheList = words();
  await user.selectOptions(screen.getByLabelText("Now"), "At work");
  await user.selectOptions(screen.getByLabelText("Team"), "Concrete");
  await user.selectOptions(screen.getByLabelText("Project"), jetty.name);
  await user.click(person());
  await user.click(await screen.findByRole("option", { name: /Tan Bo/ }));
  const wanted = {
    isAtWork: true,
    teamId: concrete.teamId,
    projectId: jetty.projectId,
    userId,
    startDate: "2026-11-01",
    pageNumber: 1,
  };
  await waitFor(() => expect(bodies(sent, LIST).at(-1)).toEqual({ ...wanted, pageCount: 20 }));

  await user.click(screen.getByRole("radio", { name: "Grid" }));
  expect(await screen.findByRole("grid")).toBeVisible();
  expect(labels()).toEqual(FILTERS);
  expect(words()).toEqual(inTheList);
  expect(screen.getByLabelText("Now")).toHaveDisplayValue("At work");
  expect(person()).toHaveDisplayValue(/Tan Bo/);
  expect(bodies(sent, GRID).at(-1)).toEqual({ ...wanted, pageCount: 25 });
});

test("a grid that filters leave nothing of offers to show all again, as the list does", async () => {
  localStorage.setItem("groundwork.timesheets.view", JSON.stringify("grid"));
  const nobody = { ...pageOf(), totals: [], holidays: [], restDays: [] };
  const sent = api({ [`POST ${GRID}`]: () => nobody });
  renderInKit(<TimesheetsPage />, { path: `${PAGE}?f.isAtWork=true&f.startDate=2026-11-01` });
  await userEvent.setup().click(await screen.findByRole("button", { name: "Show everything" }));
  expect(await screen.findByText("Nobody at work in these days")).toBeVisible();
  expect(bodies(sent, GRID).at(-1)).toEqual({ startDate: "2026-11-01", pageNumber: 1, pageCount: 25 });
});

test("who comes again finds what they chose, but for the days, and nothing is asked for without it", async () => {
  const first = api();
  const page = await openPage(`${PAGE}?f.startDate=2026-11-01`);
  await userEvent.setup().selectOptions(screen.getByLabelText("To look at"), "Open days");
  await waitFor(() => expect(bodies(first, LIST).at(-1)).toMatchObject({ hasOpenDays: true }));
  page.unmount();
  window.history.replaceState(null, "", PAGE);

  const again = api();
  await openPage();
  expect(screen.getByLabelText("To look at")).toHaveDisplayValue("Open days");
  for (const body of bodies(again, LIST)) expect(body).toEqual({ hasOpenDays: true, pageNumber: 1, pageCount: 20 });
  expect(screen.queryByText(RESET)).toBeNull();
});

test("the project one looked at last is not kept: the header says on which one is", async () => {
  const first = api();
  const page = await openPage();
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText("Now"), "At work");
  await user.selectOptions(await screen.findByLabelText("Project"), tower.name);
  await waitFor(() => expect(bodies(first, LIST).at(-1)).toMatchObject({ projectId: tower.projectId }));
  page.unmount();
  window.history.replaceState(null, "", PAGE);
  const again = api();
  await openPage();
  for (const body of bodies(again, LIST)) expect(body).toEqual({ isAtWork: true, pageNumber: 1, pageCount: 20 });
});

test("a link of a project in the archive shows its hours alone, and the filter says so", async () => {
  const sent = api();
  await openPage(`${PAGE}?f.projectId=${concrete.teamId}`);
  await within(screen.getByLabelText("Project")).findByText(jetty.name);
  expect(screen.getByLabelText("Project")).toHaveDisplayValue("A project in the archive, or not yours");
  expect(screen.queryByText(RESET)).toBeNull();
  for (const body of bodies(sent, LIST)) expect(body).toMatchObject({ projectId: concrete.teamId });
});

test.each(["list", "grid"])(
  "a kept team that was deleted is said once, and nothing is asked for with it: %s",
  async (view) => {
    const first = api();
    const page = await openPage();
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText("Now"), "At work");
    await user.selectOptions(screen.getByLabelText("Team"), "Concrete");
    await waitFor(() => expect(bodies(first, LIST).at(-1)).toMatchObject({ teamId: concrete.teamId }));
    page.unmount();
    localStorage.setItem("groundwork.timesheets.view", JSON.stringify(view));
    const call = view === "grid" ? GRID : LIST;
    for (const isSaid of [true, false]) {
      window.history.replaceState(null, "", PAGE);
      const sent = api({ "GET /api/Team/QueryTeams": () => pageOf() });
      const visit = await openPage();
      for (const body of bodies(sent, call)) expect(body).toMatchObject({ isAtWork: true });
      for (const body of bodies(sent, call)) expect(body).not.toHaveProperty("teamId");
      expect(window.location.search).not.toContain("teamId");
      expect(screen.queryAllByText(RESET)).toHaveLength(isSaid ? 1 : 0);
      visit.unmount();
    }
  },
);

test("where the teams cannot be read, what was kept filters all the same", async () => {
  const first = api();
  const page = await openPage();
  await userEvent.setup().selectOptions(await screen.findByLabelText("Team"), "Concrete");
  await waitFor(() => expect(bodies(first, LIST).at(-1)).toMatchObject({ teamId: concrete.teamId }));
  page.unmount();
  window.history.replaceState(null, "", PAGE);
  const sent = api({
    "GET /api/Team/QueryTeams": () => {
      throw new Error("down");
    },
  });
  await openPage();
  expect(bodies(sent, LIST).at(-1)).toMatchObject({ teamId: concrete.teamId });
});

test("a link says by itself what is shown, and changes nothing that was kept", async () => {
  const first = api();
  const page = await openPage();
  await userEvent.setup().selectOptions(screen.getByLabelText("Now"), "At work");
  await waitFor(() => expect(bodies(first, LIST).at(-1)).toMatchObject({ isAtWork: true }));
  page.unmount();
  const linked = api();
  const other = await openPage(`${PAGE}?f.hasIssues=true`);
  expect(bodies(linked, LIST).at(-1)).toEqual({ hasIssues: true, pageNumber: 1, pageCount: 20 });
  other.unmount();
  window.history.replaceState(null, "", PAGE);
  const again = api();
  await openPage();
  expect(bodies(again, LIST).at(-1)).toMatchObject({ isAtWork: true });
});

test.each([
  ["what no filter says", `${PAGE}?f.hasIssues=soon&f.isAtWork=true`],
  ["a team that is gone", `${PAGE}?f.teamId=${userId}&f.isAtWork=true`],
])("%s is left out, and that is said until somebody chooses anew", async (_, address) => {
  const sent = api();
  await openPage(address);
  expect(await screen.findByText(RESET)).toBeVisible();
  await waitFor(() => expect(bodies(sent, LIST).at(-1)).toEqual({ isAtWork: true, pageNumber: 1, pageCount: 20 }));
  await userEvent.setup().selectOptions(screen.getByLabelText("To look at"), "Open days");
  await waitFor(() => expect(screen.queryByText(RESET)).toBeNull());
});

test("kept text that can't be read resets the filters once, and says so", async () => {
  api();
  const page = await openPage();
  await userEvent.setup().selectOptions(screen.getByLabelText("Now"), "At work");
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(0));
  const key = Object.keys(localStorage).find((each) => each.startsWith("groundwork.timesheets.filters.")) ?? "";
  page.unmount();
  window.history.replaceState(null, "", PAGE);
  localStorage.setItem(key, "{");
  const sent = api();
  const second = await openPage();
  expect(await screen.findByText(RESET)).toBeVisible();
  expect(bodies(sent, LIST).at(-1)).toEqual({ pageNumber: 1, pageCount: 20 });
  second.unmount();
  window.history.replaceState(null, "", PAGE);
  await openPage();
  expect(screen.queryByText(RESET)).toBeNull();
});

test("a person who has left the company is somebody, and not everybody", async () => {
  const sent = api({
    "GET /api/Member/GetMemberDetail": () => {
      throw new Error("gone");
    },
    "GET /api/Member/QueryMembers": () => pageOf(),
  });
  await openPage(`${PAGE}?f.userId=${userId}`);
  expect(await screen.findByRole("combobox", { name: "Person" })).toHaveDisplayValue("Somebody");
  expect(bodies(sent, LIST).at(-1)).toMatchObject({ userId });
});
