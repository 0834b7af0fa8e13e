import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toast } from "../src/index";
import { renderInKit } from "../src/testing";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a failure goes by itself, later than what went well", () => {
  renderInKit(null);
  act(() => {
    toast.done({ title: "Saved" });
    toast.failed({ title: "Not sent" });
  });
  act(() => void vi.advanceTimersByTime(7000));
  expect(screen.queryByText("Saved")).toBeNull();
  expect(screen.getByText("Not sent")).toBeVisible();
  act(() => void vi.advanceTimersByTime(14_000));
  expect(screen.queryByText("Not sent")).toBeNull();
});
