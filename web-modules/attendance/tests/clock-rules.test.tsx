import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ClockCard } from "../src/features/clock/clock-card";
import { ClockRulesPanel } from "../src/features/clock-rules/clock-rules-panel";
import { RecordView } from "../src/features/records/record-view";
import { brief, detail, jetty, pageOf } from "./records";

test("an admin asks for a photo with each press, and takes it back", async () => {
  signedInCookie();
  let isPhotoAsked = false;
  fakeApi({
    "GET /api/GroupSetting/GetClockRules": () => ({ isPhotoAsked }),
    "PUT /api/GroupSetting/SetClockRules": ({ body }) => {
      ({ isPhotoAsked } = body as { isPhotoAsked: boolean });
      return { isPhotoAsked };
    },
  });
  renderInKit(<ClockRulesPanel />);
  const asks = await screen.findByRole("switch", { name: /Ask for a photo/ });
  expect(asks).not.toBeChecked();
  await userEvent.click(asks);
  await expect.poll(() => isPhotoAsked).toBe(true);
  await expect.poll(() => screen.getByRole("switch", { name: /Ask for a photo/ })).toBeChecked();
  await userEvent.click(screen.getByRole("switch", { name: /Ask for a photo/ }));
  await expect.poll(() => isPhotoAsked).toBe(false);
});

test("whoever presses is told that a photo is asked for, and that they may do without", async () => {
  signedInCookie();
  fakeApi({
    "GET /api/Project/QueryProjects": () => pageOf(jetty),
    "GET /api/Clock/GetSelfTodayLatestAttendanceRecordBrief": () => ({ ...brief, isPhotoAsked: true }),
  });
  renderInKit(<ClockCard />);
  expect(await screen.findByText(/asks for a photo.*at work all the same/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Check in" })).toBeEnabled();
});

test("a day that lacks one says so", async () => {
  signedInCookie();
  fakeApi({ "GET /api/Clock/GetAttendanceRecordDetail": () => ({ ...detail, issues: ["noPhoto"] }) });
  renderInKit(<RecordView attendanceRecordId="record" />);
  expect(await screen.findByText("No photo")).toBeVisible();
});

test("a photo that was not taken is told with its press", async () => {
  signedInCookie();
  const [punch] = detail.punches;
  fakeApi({
    "GET /api/Clock/GetAttendanceRecordDetail": () => ({ ...detail, punches: [{ ...punch, photoRefused: "tooLate" }] }),
  });
  renderInKit(<RecordView attendanceRecordId="record" />);
  expect(await screen.findByText(/came more than a day later and was not taken/)).toBeVisible();
});
