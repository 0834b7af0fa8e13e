import { fakeApi, refusal, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import module from "../src/app";
import WaitingCard from "../src/features/requests/waiting-card";
import { pageOf } from "./records";

const LEAVE = { name: "Annual leave", firstDate: "2026-12-14", lastDate: "2026-12-15", days: 2 };
const ASKED = {
  attendanceRecordRequestId: "request-1",
  owner: { fullName: "Tan Bo" },
  date: "2026-11-20",
  projectName: "Jetty 4",
  timeZone: "Asia/Singapore",
  intervals: [{ startsAt: "2026-11-20T00:00:00Z", endsAt: "2026-11-20T09:30:00Z", breaks: [] }],
  now: [] as unknown[],
  leave: null as typeof LEAVE | null,
};

function open(answer: () => unknown) {
  signedInCookie();
  const sent = fakeApi({ "POST /api/TimeSheet/QueryAttendanceRecordRequests": answer });
  return { sent, ...renderInKit(<WaitingCard />) };
}

test("what waits for an answer is on home, and one press away", async () => {
  const { sent } = open(() => ({ ...pageOf(ASKED), totalCount: 7 }));
  expect(await screen.findByRole("link", { name: /Tan Bo/ })).toHaveAttribute(
    "href",
    "/attendance/requests?request=request-1",
  );
  expect(screen.getByText("7 wait for an answer")).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ requestStatus: 1, pageNumber: 1, pageCount: 5 }]);
});

test("it says what is asked: a day that is missing or was otherwise, or which leave and how much of it", async () => {
  const other = { ...ASKED, attendanceRecordRequestId: "request-3", now: ASKED.intervals };
  open(() => pageOf(ASKED, { ...ASKED, attendanceRecordRequestId: "request-2", leave: LEAVE, intervals: [] }, other));
  const [work, leave, changed] = await screen.findAllByRole("link", { name: /Tan Bo/ });
  expect(work).toHaveTextContent(/A missing day · Fri.* · 08:00.*–17:30.* · Jetty 4/);
  expect(changed).toHaveTextContent(/A correction · Fri/);
  expect(leave).toHaveTextContent(/Annual leave, .*14.* – .*15.*, 2 days · Jetty 4/);
});

test("where nobody asks there is no card", async () => {
  const { sent, container } = open(() => ({ ...pageOf(), totalCount: 0 }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(container.querySelector("section, h2")).toBeNull();
});

test("what can't be read says so in its card", async () => {
  open(() => refusal(403, 5, "You may not."));
  expect(await screen.findByRole("alert")).toHaveTextContent("You may not.");
});

test("it is for who answers", () => {
  expect(module.slots?.["home.card"]).toMatchObject([
    { id: "firstSteps", access: "admin" },
    { id: "requests", access: "manager" },
  ]);
});
