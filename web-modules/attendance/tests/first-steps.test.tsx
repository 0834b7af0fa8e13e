import { fakeApi, renderInKit, signedInCookie, testSession } from "@groundwork/kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import FirstStepsCard from "../src/features/first-steps/first-steps-card";
import { jetty, pageOf } from "./records";
import { project } from "./track";

function open(found: { people?: unknown[]; projects?: unknown[]; tablets?: unknown[] }, session = testSession()) {
  signedInCookie();
  const { people = [], projects = [jetty], tablets = [] } = found;
  const sent = fakeApi({
    "POST /api/TimeSheet/QueryTimeSheetManagerSummaryWithPage": () => pageOf(...people),
    "GET /api/Project/QueryProjects": () => pageOf(...projects),
    "POST /api/Track/QueryTrackProjects": () => pageOf({ ...project, fenceRadiusMeters: null, fencePoints: [] }),
    "GET /api/Kiosk/QueryKiosks": () => pageOf(...tablets),
  });
  return { sent, ...renderInKit(<FirstStepsCard />, { session }) };
}

test("a new company finds the way to its first check-in, without a form", async () => {
  open({ tablets: [{}] });
  const steps = within(await screen.findByRole("list", { name: "Begin with the time clock" }));
  expect(steps.getAllByRole("link").map((each) => each.getAttribute("href"))).toEqual([
    `/projects/${jetty.projectId}/fence`,
    "/attendance",
  ]);
  expect(steps.getByText("Done.")).toBeVisible();
});

test.each([
  ["somebody has checked in", { people: [{}] }, "QueryTimeSheetManagerSummaryWithPage"],
  ["there is no project yet, with which forms begin", { projects: [] }, "QueryKiosks"],
])("there are no steps where %s", async (_, found, last) => {
  const { sent } = open(found);
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith(last))).toBe(true));
  await act(async () => void (await Promise.resolve()));
  expect(screen.queryByRole("list")).toBeNull();
});

test("whoever has hidden first steps is asked for none", () => {
  const { company } = testSession();
  const { sent } = open({}, testSession({ company: company && { ...company, hidesFirstSteps: true } }));
  expect(sent).toEqual([]);
});
