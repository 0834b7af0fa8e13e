import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { UncountedPresses } from "../src/features/kiosk/uncounted-presses";
import { jetty, pageOf, summary } from "./records";

const press = {
  uncountedId: "0190a1b2-0000-7000-8000-00000000bb01",
  projectId: jetty.projectId,
  projectName: jetty.name,
  kioskName: "Gate 1",
  ownerUserId: summary.ownerUserId,
  ownerName: "Ana Cruz",
  checkType: 2,
  at: "2026-11-20T18:00:00Z",
  reason: "The PIN was wrong.",
};

test("a press that did not count leads to the day that the service names", async () => {
  signedInCookie();
  fakeApi({
    "GET /api/Kiosk/QueryUncountedKioskPresses": () =>
      pageOf(
        { ...press, day: "2026-11-20" },
        // A service of the release before names none.
        { ...press, uncountedId: "0190a1b2-0000-7000-8000-00000000bb02", kioskName: "Gate 2" },
      ),
  });
  renderInKit(<UncountedPresses />);
  expect(await screen.findByText(/Gate 2/)).toBeVisible();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    `/attendance/timesheets?person=${summary.ownerUserId}&on=2026-11-20&f.projectId=${jetty.projectId}`,
  ]);
});
