import { renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DueMark, urgencyOf } from "../src/features/submissions/due-mark";

const NOW = new Date("2026-11-22T12:00:00Z");

beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

test.each([
  ["2026-11-22T11:59:59Z", "overdue"],
  ["2026-11-22T12:00:01Z", "soon"],
  ["2026-11-23T11:59:59Z", "soon"],
  ["2026-11-23T12:00:00Z", "later"],
])("%s is %s", (dueAt, urgency) => expect(urgencyOf(dueAt, NOW.getTime())).toBe(urgency));

test("says it in words", () => {
  renderInKit(<DueMark of={{ dueAt: "2026-11-22T09:00:00Z" }} />);
  expect(screen.getByText(/Overdue/)).toHaveTextContent("Overdue, due 3 hours ago");
});

test("says what is still to come, and nothing where nothing is due", () => {
  renderInKit(
    <>
      <DueMark of={{ dueAt: "2026-11-22T17:00:00Z" }} />
      <DueMark of={{ dueAt: null }} />
    </>,
  );
  expect(screen.getByText(/Due/)).toHaveTextContent("Due in 5 hours");
});
