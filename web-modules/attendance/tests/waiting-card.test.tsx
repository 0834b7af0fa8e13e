import { fakeApi, refusal, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import module from "../src/app";
import WaitingCard from "../src/features/requests/waiting-card";
import { pageOf } from "./records";

const ASKED = {
  attendanceRecordRequestId: "request-1",
  owner: { fullName: "Tan Bo" },
  date: "2026-11-20",
  projectName: "Jetty 4",
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
  expect(module.slots?.["home.card"]).toMatchObject([{ id: "requests", access: "manager" }]);
});
