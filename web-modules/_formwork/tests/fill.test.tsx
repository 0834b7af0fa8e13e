import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { atoms } from "../src/state";
import { field, renderForm } from "./form";

describe("a short text", () => {
  test("is typed into a box that has its label, help and complaint", async () => {
    const weather = field("shortText", "Weather", { help: "At noon", maxLength: 5 }, { required: true });
    const { store } = renderForm([weather]);
    const box = screen.getByRole("textbox", { name: /Weather/ });
    expect(box).toHaveAccessibleDescription("At noon");
    expect(box).toBeRequired();
    await userEvent.type(box, "Cloudy");
    expect(store.value(weather.id)).toBe("Cloudy");
    store.check([weather.id]);
    await waitFor(() => expect(box).toHaveAccessibleDescription(/At noon At most 5 characters/));
    expect(box).toBeInvalid();
    await userEvent.type(box, "{Backspace}");
    await waitFor(() => expect(box).toBeValid());
  });

  test("says so when the end of a paste does not fit", async () => {
    const weather = field("shortText", "Weather");
    const { store } = renderForm([weather]);
    const box = screen.getByRole("textbox", { name: "Weather" });
    await userEvent.click(box);
    await userEvent.paste("rain ".repeat(101));
    expect(store.value(weather.id)).toHaveLength(500);
    expect(screen.getByText(/only 500 characters fit/)).toBeVisible();
    await userEvent.type(box, "{Backspace}");
    expect(screen.queryByText(/characters fit/)).toBeNull();
  });

  test("draws only itself when it changes", async () => {
    const fields = Array.from({ length: 50 }, (_, at) => field("shortText", `Field ${at}`));
    const { store } = renderForm(fields);
    const other = screen.getByRole("textbox", { name: "Field 7" });
    let notified = 0;
    const { valueAtom, problemsAtom, savedAtom } = store.of(fields[7]?.id ?? "");
    for (const atom of [valueAtom, problemsAtom, savedAtom])
      atoms.sub(atom, () => {
        notified += 1;
      });
    await userEvent.type(screen.getByRole("textbox", { name: "Field 3" }), "abc");
    expect(notified).toBe(0);
    expect(other).toHaveValue("");
  });
});

describe("a single selection", () => {
  const options = ["Pass", "Fail", "Not applicable"].map((label, at) => ({ id: at + 1, label }));

  test("is chosen by keyboard, and cleared again", async () => {
    const result = field("singleSelection", "Result", { options });
    const { store } = renderForm([result]);
    const group = screen.getByRole("radiogroup", { name: "Result" });
    await userEvent.tab();
    expect(within(group).getByRole("radio", { name: "Pass" })).toHaveFocus();
    await userEvent.keyboard(" ");
    expect(store.value(result.id)).toEqual({ selected: [1], other: null });
    await userEvent.click(screen.getByRole("button", { name: "Clear the choice" }));
    expect(store.value(result.id)).toBeNull();
  });

  test("takes an own answer where it may", async () => {
    const result = field("singleSelection", "Result", { options, other: true, otherLabel: "Other" });
    const { store } = renderForm([result]);
    await userEvent.click(screen.getByRole("radio", { name: "Other" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Other: please specify" }), "Later");
    expect(store.value(result.id)).toEqual({ selected: [], other: "Later" });
  });

  test("with many options is searched", async () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, label: `Block ${at + 1}` }));
    renderForm([field("singleSelection", "Block", { options: many })]);
    expect(screen.getAllByRole("radio")).toHaveLength(40);
    await userEvent.type(screen.getByRole("searchbox", { name: "Search the options" }), "block 4");
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    await userEvent.type(screen.getByRole("searchbox"), "x");
    expect(screen.getByText("No option fits “block 4x”.")).toBeInTheDocument();
  });
});

describe("a date", () => {
  test("of a range has a start and an end, each with a name", async () => {
    const stay = field("dateTime", "Stay", { isRange: true });
    const { store } = renderForm([stay]);
    const group = screen.getByRole("group", { name: "Stay" });
    await userEvent.type(within(group).getByLabelText("Start"), "2026-11-21");
    await userEvent.type(within(group).getByLabelText("End"), "2026-11-20");
    expect(store.value(stay.id)).toEqual({ startsDate: "2026-11-21", endsDate: "2026-11-20" });
    store.check([stay.id]);
    expect(await screen.findByText("The end lies before the start.")).toBeInTheDocument();
  });

  test("has its field's label", () => {
    renderForm([field("dateTime", "Poured on")]);
    expect(screen.getByLabelText("Poured on", { selector: "input" })).toHaveAttribute("type", "date");
  });

  test("a day without its time stays in sight, marked, and is said once to be no value yet", async () => {
    const due = { ...field("dateTime", "Inspected at", { withTime: true }) };
    renderForm([due]);
    const input = screen.getByLabelText<HTMLInputElement>("Inspected at", { selector: "input" });
    Object.defineProperty(input, "validity", { configurable: true, value: { badInput: true } });
    await userEvent.click(input);
    await userEvent.tab();
    expect(await screen.findByRole("alert")).toHaveTextContent("A day and a time are needed");
    expect(input).toHaveAttribute("aria-invalid", "true");
    expect(input.closest("[data-moment]")).toHaveAttribute("data-half");
    fireEvent.input(input, { target: { value: "2026-11-28T10:00" } });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(input.closest("[data-moment]")).not.toHaveAttribute("data-half");
  });

  test("of a time alone asks for no day, and a night shift ends the day after", async () => {
    const shift = field("dateTime", "Shift", { isRange: true, timeOnly: true });
    const { store } = renderForm([shift]);
    const group = screen.getByRole("group", { name: "Shift" });
    const [start, end] = [within(group).getByLabelText("Start"), within(group).getByLabelText("End")];
    expect(start).toHaveAttribute("type", "time");
    fireEvent.input(start, { target: { value: "22:00:00" } });
    fireEvent.input(end, { target: { value: "06:00" } });
    expect(end).not.toHaveAttribute("min");
    expect(store.value(shift.id)).toEqual({ startsDate: "22:00", endsDate: "06:00" });
    store.check([shift.id]);
    expect(screen.queryByText("The end lies before the start.")).not.toBeInTheDocument();
  });

  test("that is a time is read as it was written", () => {
    const at = field("dateTime", "At", { timeOnly: true });
    renderForm([at], { filled: true, values: { [at.id]: { date: "14:30" } } });
    expect(screen.getByText("14:30")).toBeInTheDocument();
  });

  test("is read as the site's clock says it, in any zone", () => {
    const day = field("dateTime", "Day", { withTime: true });
    renderForm([day], { filled: true, values: { [day.id]: { date: "2026-11-21T14:30" } } });
    expect(screen.getByText("21 Nov 2026, 14:30")).toBeInTheDocument();
  });
});

describe("a calculation", () => {
  test("follows what is typed, and says why it cannot", async () => {
    const length = field("shortText", "Length");
    const area = field("calculation", "Area", { formula: `{${length.id}} * 2`, format: "number" });
    const { store } = renderForm([length, area]);
    await userEvent.type(screen.getByRole("textbox", { name: "Length" }), "1234.5");
    expect(screen.getByRole("status", { name: "Area" })).toHaveTextContent("2,469.00");
    await userEvent.type(screen.getByRole("textbox", { name: "Length" }), " m");
    expect(screen.getByText("The formula needs a number here.")).toBeInTheDocument();
    expect(store.value(area.id)).toBeNull();
  });
});

describe("a header section", () => {
  test("tells what is known of the submission", () => {
    const head = field("headerSection", "");
    renderForm([head], {
      facts: { project: "Riverside Tower", submittedAt: "2026-11-21T18:00Z", timeZone: "Asia/Singapore" },
    });
    expect(screen.getByText("Riverside Tower")).toBeInTheDocument();
    expect(screen.getByText("22 Nov 2026, 02:00 GMT+8")).toBeInTheDocument();
    expect(screen.getByText("Given when it is submitted")).toBeInTheDocument();
  });
});

test("what may not be changed is shown instead", () => {
  const weather = field("shortText", "Weather");
  renderForm([weather], { readOnly: () => true, values: { [weather.id]: "Sunny" } });
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText("Sunny")).toBeInTheDocument();
});
