import { fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { RecordView } from "../src/features/records/record-view";
import { detail, person } from "./records";

test("a worker reads who pressed for them, and when, where it was another time", async () => {
  signedInCookie();
  const by = { ...person, fullName: "Lim Wei" };
  const [own] = detail.punches;
  const entered = {
    ...own,
    punchId: "0190a1b2-0000-7000-8000-0000000001b8",
    source: 3,
    by,
    pressedAt: "2026-11-20T00:25:00Z",
  };
  const pressed = { ...own, punchId: "0190a1b2-0000-7000-8000-0000000001b9", source: 3, by: null };
  fakeApi({
    "GET /api/Clock/GetAttendanceRecordDetail": () => ({ ...detail, punches: [own, entered, pressed] }),
  });
  renderInKit(<RecordView attendanceRecordId={detail.attendanceRecordId} />);
  expect(await screen.findByText(/Entered by Lim Wei, pressed:/)).toHaveTextContent("08:25");
  expect(screen.getByText(/Pressed by somebody/)).toBeVisible();
  expect(screen.getAllByText(/ by /)).toHaveLength(2);
});
