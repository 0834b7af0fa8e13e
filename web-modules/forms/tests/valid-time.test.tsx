import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SubmissionView } from "../src/features/submissions/submission-view";
import { extended } from "../src/features/submissions/valid-time/extend-form";
import { ValidUntilMark } from "../src/features/submissions/valid-time/valid-until-mark";
import { detailOf } from "./site-diary";

const NOW = new Date("2026-11-24T12:00:00Z");

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  announceSessionEnd("signed-out");
});

describe("the mark", () => {
  test.each([
    ["2026-12-24T12:00:00Z", "Valid until 24 Dec 2026"],
    ["2026-11-27T12:00:00Z", "Expires in 3 days"],
    ["2026-11-22T12:00:00Z", "Expired 2 days ago"],
  ])("%s: %s", (validTimeEnd, said) => {
    renderInKit(<ValidUntilMark of={{ validTimeEnd }} timeZone="UTC" />);
    expect(screen.getByText(/Valid|Expire/)).toHaveTextContent(said);
  });

  test("is left out of lists where nothing is to be done about it", () => {
    renderInKit(
      <>
        <ValidUntilMark of={{ validTimeEnd: null }} />
        <ValidUntilMark of={{ validTimeEnd: "2026-12-24T12:00:00Z" }} onlyWhereUrgent />
        <ValidUntilMark of={{ validTimeEnd: "2026-10-24T12:00:00Z" }} onlyWhereUrgent />
      </>,
    );
    expect(screen.queryByText(/Valid|Expire/)).toBeNull();
  });
});

test("goes on from its end, or from now where that has passed", () => {
  expect(extended("2026-11-27T12:00:00Z", 2)).toBe("2026-11-29T12:00:00.000Z");
  expect(extended("2026-11-20T12:00:00Z", 2)).toBe("2026-11-26T12:00:00.000Z");
});

describe("a submission that has expired", () => {
  const expired = detailOf({
    state: "done",
    currentStepId: null,
    mayAct: false,
    validTimeStart: "2026-11-21T09:00:00Z",
    validTimeEnd: "2026-11-22T09:00:00Z",
    expirationState: 3,
    validUntilState: 2,
    validTimeExtensions: [
      {
        by: null,
        actedFor: null,
        endedAt: "2026-11-21T10:00:00Z",
        endsAt: "2026-11-22T09:00:00Z",
        reason: "Rain.",
        at: "2026-11-21T11:00:00Z",
      },
    ],
    mayExtendValidTime: true,
  });
  const services = {
    "GET /api/Submission/GetSubmissionWorkflow": () => ({ nodes: [], edges: [] }),
    "GET /api/Submission/GetSubmissionProgress": () => ({ steps: [], parallel: [], unsentMails: [] }),
  };

  test("says so before the form, and who may do what about it", () => {
    fakeApi(services);
    renderInKit(<SubmissionView detail={{ ...expired, mayExtendValidTime: false }} />);
    expect(screen.getByRole("alert")).toHaveTextContent("This has expired");
    expect(screen.getByRole("alert")).toHaveTextContent("Who approved it can still extend it.");
    expect(screen.getByRole("region", { name: "Extended" })).toHaveTextContent("after it had expired");
    expect(screen.queryByRole("button", { name: "Extend…" })).toBeNull();
  });

  test.each([
    ["2026-11-21T11:00:00Z", "in place of Lim Wei, after it had expired."],
    ["2026-11-21T09:30:00Z", "in place of Lim Wei."],
  ])("says in whose place it was extended", (at, said) => {
    fakeApi(services);
    const lim = {
      ...{ userId: "00000000-0000-4000-8000-000000000001", fullName: "Lim Wei", email: "lim@example.test" },
      ...{ nameAbbreviation: "LW", abbreviationBgColor: "#14634D", photoUrl: null },
    };
    const validTimeExtensions = expired.validTimeExtensions.map((each) => ({ ...each, at, actedFor: lim }));
    renderInKit(<SubmissionView detail={{ ...expired, validTimeExtensions }} />);
    expect(screen.getByRole("region", { name: "Extended" })).toHaveTextContent(said);
  });

  test("is extended with a reason, by who may", async () => {
    const sent: unknown[] = [];
    fakeApi({
      ...services,
      "PUT /api/Submission/ExtendValidTime": ({ body }: { body: unknown }) => {
        sent.push(body);
        return { validTimeEnd: "2026-11-27T12:00:00Z" };
      },
    });
    renderInKit(<SubmissionView detail={expired} />);
    await userEvent.click(screen.getByRole("button", { name: "Extend…" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("button", { name: "Extend" }));
    expect(dialog.getByText("Say why it is valid longer.")).toBeVisible();
    const days = dialog.getByRole("textbox", { name: /Days longer/ });
    await userEvent.clear(days);
    await userEvent.type(days, "3");
    expect(dialog.getByText(/^Then it is valid until 27 Nov 2026/)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /Why/ }), "Rain.");
    await userEvent.click(dialog.getByRole("button", { name: "Extend" }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ seenEnd: expired.validTimeEnd, reason: "Rain." });
  });
});
