import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  applyLocale,
  DayRange,
  DayRangeReplaced,
  dayOrNothing,
  formats,
  instantsOf,
  setCompanyZone,
  usableDays,
} from "../src/index";
import { renderInKit } from "../src/testing";

afterEach(async () => {
  setCompanyZone(null);
  await applyLocale("en");
});

describe("the instants between which days lie", () => {
  const of = (from: string, to: string) => instantsOf({ from, to }, formats().startOfDay);

  test("run from the company's first midnight to the one after the last day", () => {
    setCompanyZone("Asia/Singapore");
    expect(of("2026-03-01", "2026-03-01")).toEqual({
      from: "2026-02-28T16:00:00.000Z",
      to: "2026-03-01T16:00:00.000Z",
    });
  });

  test("are further apart where the clocks go back meanwhile", () => {
    setCompanyZone("Europe/London");
    expect(of("2026-10-25", "2026-10-25")).toEqual({
      from: "2026-10-24T23:00:00.000Z",
      to: "2026-10-26T00:00:00.000Z",
    });
  });

  test("may be open at either end", () => {
    expect(of("", "")).toEqual({});
    expect(Object.keys(of("2026-03-01", ""))).toEqual(["from"]);
    expect(of("not-a-day", "not-a-day")).toEqual({});
  });
});

describe("days of an address", () => {
  test.each(["soon", "2026-02-30", "2026-13-01", "2026-2-3", "2026-11-21T00:00", "<b>", "-1"])("%s is none", (text) => {
    expect(dayOrNothing(text)).toBe("");
  });

  test.each([
    ["2026-11-01", "2026-11-30", { from: "2026-11-01", to: "2026-11-30" }, false],
    ["", "", { from: "", to: "" }, false],
    ["soon", "2026-11-30", { from: "", to: "2026-11-30" }, true],
    ["2026-11-30", "2026-11-01", { from: "2026-11-01", to: "2026-11-30" }, true],
  ])("from %s to %s", (from, to, days, isReplaced) => {
    expect(usableDays({ from, to })).toEqual({ days, isReplaced });
  });
});

test("one end is changed, the other stays", async () => {
  const onChange = vi.fn();
  renderInKit(<DayRange days={{ from: "2026-11-01", to: "2026-11-30" }} onChange={onChange} />);
  const to = screen.getByLabelText("To");
  expect(screen.getByLabelText("From")).toHaveAttribute("max", "2026-11-30");
  expect(to).toHaveAttribute("min", "2026-11-01");
  await userEvent.clear(to);
  expect(onChange).toHaveBeenLastCalledWith({ from: "2026-11-01", to: "" });
});

test.each([
  [{ from: "2026-11-01", to: "2026-11-30" }, "Shown is 1 Nov 2026 to 30 Nov 2026."],
  [{ from: "2026-11-01", to: "" }, "Shown is everything from 1 Nov 2026 on."],
  [{ from: "", to: "2026-11-30" }, "Shown is everything up to 30 Nov 2026."],
  [{ from: "", to: "" }, "Shown are all days."],
])("what took the place of days that are none is said: %o", (days, said) => {
  renderInKit(<DayRangeReplaced days={days} />);
  expect(screen.getByText(`These dates can't be used as they were given. ${said}`)).toBeVisible();
});

test("so it is in Chinese", async () => {
  await applyLocale("zh-CN");
  renderInKit(<DayRangeReplaced days={{ from: "2026-11-01", to: "2026-11-30" }} />);
  expect(screen.getByText("所给日期无法使用，现显示 2026年11月1日 至 2026年11月30日。")).toBeVisible();
});
