import { fakeApi, refusal, renderInKit, signedInCookie, testSession } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import ProjectCard from "../src/features/project/project-card";
import { weekBegins } from "../src/features/project/project-hours";
import { jetty, pageOf, person, summary, tower } from "./records";

const SUMMARY = "POST /api/TimeSheet/QueryTimeSheetManagerSummaryWithPage";

beforeEach(() => {
  signedInCookie();
  // In London still Sunday.
  vi.useFakeTimers({ now: new Date("2026-11-22T20:00:00Z"), toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());

function open(of = jetty) {
  const { profile } = testSession();
  const projects = [jetty, tower].map((each) => ({ ...each, timeZone: "Asia/Singapore" }));
  const session = testSession({ access: "manager", profile: profile && { ...profile, projects } });
  const project = { projectId: of.projectId, timeZone: "Asia/Singapore", isArchived: false };
  return renderInKit(<ProjectCard project={project} />, { session });
}

test("a project's page says the hours of this week on its clock, and who is there now", async () => {
  const gone = { ...summary, ownerUserId: "gone", person: { ...person, fullName: "Siti" }, isAtWork: false };
  const late = { ...summary, ownerUserId: "late", person: { ...person, fullName: "Raju" }, workedSeconds: 999 };
  const sent = fakeApi({
    [SUMMARY]: ({ body }) =>
      (body as { startDate: string }).startDate === "2026-11-23" ? pageOf(summary, gone) : pageOf(summary, gone, late),
  });
  open();
  const figures = (await screen.findAllByRole("definition")).map(({ textContent }) => textContent);
  expect(figures).toEqual(["192:00", "2", "2"]);
  const there = within(screen.getByRole("list", { name: "On site now" }));
  expect(there.getByText("Tan Bo")).toBeVisible();
  // Came yesterday evening, and is still there.
  expect(there.getByText("Raju")).toBeVisible();
  expect(there.queryByText("Siti")).toBeNull();
  const asked = { projectId: jetty.projectId, endDate: "2026-11-23", pageNumber: 1 };
  expect(sent.filter(({ path }) => SUMMARY.endsWith(path)).map(({ body }) => body)).toMatchObject([
    { ...asked, startDate: "2026-11-23" },
    { ...asked, startDate: "2026-11-22" },
  ]);
  const link = screen.getByRole("link", { name: "Timesheets" });
  expect(link.getAttribute("href")).toContain(`f.projectId=${jetty.projectId}&f.startDate=2026-11-23`);
});

test("where nobody is there it says so; what can't be read says so in its card", async () => {
  fakeApi({ [SUMMARY]: () => pageOf() });
  const { unmount } = open();
  expect(await screen.findByText("Nobody is checked in here now.")).toBeVisible();
  unmount();
  fakeApi({ [SUMMARY]: () => refusal(403, 5, "You may not.") });
  open();
  expect(await screen.findByRole("alert")).toHaveTextContent("You may not.");
});

test("who doesn't manage the project is not shown its hours", () => {
  const sent = fakeApi({ [SUMMARY]: () => pageOf(summary) });
  const { container } = open(tower);
  expect(container.querySelector("section, h2")).toBeNull();
  expect(sent).toHaveLength(0);
});

test("weeks begin on Mondays", () => {
  expect(["2026-11-22", "2026-11-23", "2026-11-29", "2027-01-01"].map(weekBegins)).toEqual([
    ...["2026-11-16", "2026-11-23", "2026-11-23", "2026-12-28"],
  ]);
});
