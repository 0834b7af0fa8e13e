import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { TextField } from "../src/forms";
import { applyLocale, MomentInput } from "../src/index";
import { renderInKit } from "../src/testing";

const shownBy = (input: HTMLElement) => input.closest("[data-moment]");

afterEach(() => applyLocale("en"));

it.each([
  ["en", "date", "2026-11-21", "21 Nov 2026"],
  ["en", "datetime-local", "2026-11-21T14:30", "21 Nov 2026, 14:30"],
  ["zh-CN", "date", "2026-11-21", "2026年11月21日"],
  ["zh-CN", "date", "", "选择日期"],
] as const)(
  "in %s a %s of %s is written as the page is, whatever the browser's language",
  async (locale, type, value, text) => {
    await applyLocale(locale);
    render(<MomentInput type={type} value={value} readOnly aria-label="When" />);
    expect(shownBy(screen.getByLabelText("When"))).toHaveAttribute("data-moment", text);
  },
);

it("so is a day in a form's field, whose value stays the browser's", async () => {
  const onChange = vi.fn();
  renderInKit(
    <TextField name="starts" type="date" label="Starts" value="2026-11-21" error={null} onChange={onChange} />,
  );
  const input = screen.getByLabelText("Starts");
  expect(shownBy(input)).toHaveAttribute("data-moment", "21 Nov 2026");
  expect(input).toHaveValue("2026-11-21");
  await userEvent.clear(input);
  expect(onChange).toHaveBeenLastCalledWith("");
});
