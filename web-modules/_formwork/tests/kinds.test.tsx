import { applyLocale } from "@groundwork/kit";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { field, renderForm } from "./form";

const TRADES = "03 Concrete,04 Masonry,05 Steel,06 Carpentry,09 Finishes,22 Plumbing,26 Electrical,31 Piling"
  .split(",")
  .map((label, at) => ({ id: at + 1, label }));

afterEach(() => act(() => applyLocale("en")));

describe("a dropdown", () => {
  test("is searched, and closes with what was pressed", async () => {
    const trade = field("dropdown", "Trade", { options: TRADES });
    const { store } = renderForm([trade]);
    const button = screen.getByRole("button", { name: /^Trade/ });
    expect(button).toHaveTextContent("Choose");
    await userEvent.click(button);
    await userEvent.type(screen.getByRole("searchbox"), "plumb");
    expect(screen.getAllByRole("radio")).toHaveLength(1);
    await userEvent.click(screen.getByRole("radio", { name: "22 Plumbing" }));
    expect(store.value(trade.id)).toEqual({ selected: [6], other: null });
    expect(button).toHaveTextContent("22 Plumbing");
    expect(button).toHaveFocus();
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  });

  test("is chosen from by keys: arrows try, Enter decides, Escape leaves", async () => {
    const trade = field("dropdown", "Trade", { options: TRADES, searchable: false });
    const { store } = renderForm([trade]);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{Tab} ");
    expect(store.value(trade.id)).toEqual({ selected: [1], other: null });
    await userEvent.keyboard("{Enter}{Tab}{ArrowDown}");
    expect(screen.getByRole("radio", { name: "04 Masonry" })).toBeChecked();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Trade/ })).toHaveFocus();
  });

  test("of several stays open until it is done", async () => {
    const trades = field("dropdown", "Trades", { options: TRADES, multiple: true, other: true });
    const { store } = renderForm([trades]);
    await userEvent.click(screen.getByRole("button", { name: /^Trades/ }));
    const list = screen.getByRole("group", { name: "Trades" });
    await userEvent.click(within(list).getByRole("checkbox", { name: "05 Steel" }));
    await userEvent.click(within(list).getByRole("checkbox", { name: "03 Concrete" }));
    await userEvent.click(within(list).getByRole("checkbox", { name: "Other" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Other: please specify" }), "Diving");
    await userEvent.click(screen.getByRole("button", { name: "Done" }));
    expect(store.value(trades.id)).toEqual({ selected: [3, 1], other: "Diving" });
    expect(screen.getByRole("button", { name: /^Trades/ })).toHaveTextContent("03 Concrete, 05 Steel, Other: Diving");
  });
});

test("of a multiple selection all is taken back, one by one", async () => {
  const plant = field("multipleSelection", "Plant", { options: TRADES.slice(0, 3), most: 1 });
  const { store } = renderForm([plant]);
  const [first, second] = screen.getAllByRole("checkbox");
  await userEvent.click(first as HTMLElement);
  await userEvent.click(second as HTMLElement);
  act(() => void store.check([plant.id]));
  expect(screen.getByText("Choose at most one.")).toBeInTheDocument();
  await userEvent.click(second as HTMLElement);
  expect(screen.queryByText("Choose at most one.")).not.toBeInTheDocument();
  await userEvent.click(first as HTMLElement);
  expect(store.value(plant.id)).toBeNull();
});

test("a calculation says that it divides by zero once somebody entered the zero", async () => {
  const load = field("number", "Load");
  const capacity = field("number", "Capacity");
  const share = field("calculation", "Share", { formula: `{${load.id}} / {${capacity.id}}` });
  renderForm([load, capacity, share]);
  expect(screen.queryByText(/divides by zero/)).toBeNull();
  await userEvent.type(screen.getByRole("textbox", { name: "Load" }), "3");
  expect(screen.queryByText(/divides by zero/)).toBeNull();
  await userEvent.type(screen.getByRole("textbox", { name: "Capacity" }), "0");
  expect(screen.getByText(/divides by zero/)).toBeVisible();
});

describe("a number", () => {
  test("is read as people write it, and never rounded", async () => {
    const price = field("number", "Price");
    const { store } = renderForm([price]);
    const box = screen.getByRole("textbox", { name: "Price" });
    await userEvent.type(box, "1,250.50");
    expect(store.value(price.id)).toBe("1250.50");
    await userEvent.clear(box);
    await userEvent.type(box, "１２3");
    expect(store.value(price.id)).toBe("123");
    for (const [typed, kept] of [
      ["9,5", "9.5"],
      ["-0,125", "-0.125"],
      ["12,500", "12500"],
      ["1,25,5", null],
      ["10²", null],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      expect(store.value(price.id)).toBe(kept);
    }
  });

  test("that is none stands there, and says so when it is left", async () => {
    const price = field("number", "Price");
    const { store } = renderForm([price]);
    await userEvent.type(screen.getByRole("textbox", { name: "Price" }), "1-2");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole("alert")).toHaveTextContent("Write a number");
    expect(screen.getByRole("textbox", { name: "Price" })).toHaveValue("1-2");
    expect(store.value(price.id)).toBeNull();
  });

  test("loses no letter that was typed, and once checked is told once, with the same words", async () => {
    const price = field("number", "Price", {}, { required: true });
    const { store } = renderForm([price]);
    await userEvent.type(screen.getByRole("textbox", { name: /^Price/ }), "12x5");
    await userEvent.tab();
    expect(screen.getByRole("textbox", { name: /^Price/ })).toHaveValue("12x5");
    expect(store.value(price.id)).toBeNull();
    act(() => expect(store.check([price.id])).toBe(false));
    expect(screen.getAllByText(/^Write a number/)).toHaveLength(1);
    expect(screen.queryByText("This field is required.")).not.toBeInTheDocument();
    await userEvent.clear(screen.getByRole("textbox", { name: /^Price/ }));
    expect(screen.getByText("This field is required.")).toBeInTheDocument();
  });

  test("goes in steps, and from beyond its bounds back to them", async () => {
    const depth = field("number", "Depth", { min: "0.5", max: "3", step: "1" });
    const { store } = renderForm([depth]);
    const [less, more] = [screen.getByRole("button", { name: /^Less/ }), screen.getByRole("button", { name: /^More/ })];
    await userEvent.click(more);
    expect(store.value(depth.id)).toBe("0.5");
    expect(less).toBeDisabled();
    await userEvent.click(more);
    await userEvent.click(more);
    expect(store.value(depth.id)).toBe("2.5");
    expect(more).toBeDisabled();
    await userEvent.clear(screen.getByRole("textbox", { name: "Depth" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Depth" }), "9");
    await userEvent.click(less);
    expect(store.value(depth.id)).toBe("2.5");
  });
});

test("stars are given with the keyboard too, and taken back", async () => {
  const tidy = field("rating", "Tidy", { most: 3 });
  const { store } = renderForm([tidy]);
  await screen.findByRole("radio", { name: "1 of 3" });
  await userEvent.tab();
  await userEvent.keyboard(" {ArrowRight}");
  expect(store.value(tidy.id)).toBe(2);
  await userEvent.click(screen.getByRole("button", { name: "Clear the choice" }));
  expect(store.value(tidy.id)).toBeNull();
});

test("a slider says nothing until somebody answers, were it the place where it stands", async () => {
  const done = field("slider", "Done", { unit: "%" });
  const { store } = renderForm([done]);
  const slider = await screen.findByRole("slider", { name: "Done" });
  expect(slider).toHaveAttribute("aria-valuetext", "Not filled in");
  await userEvent.click(slider);
  expect(store.value(done.id)).toBe(0);
  expect(slider).toHaveAttribute("aria-valuetext", "0 %");
});

describe("a location", () => {
  const coords = { latitude: 1.29, longitude: 103.85, accuracy: 250 };

  function answering(locate: Geolocation["getCurrentPosition"]): void {
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition: locate } });
  }

  test("is the device's, with how far it may be off", async () => {
    answering((found) => found({ coords } as GeolocationPosition));
    const place = field("location", "Where", { needsPosition: true });
    const { store } = renderForm([place]);
    await userEvent.type(await screen.findByRole("textbox"), "Gate 2");
    act(() => void store.check([place.id]));
    expect(screen.getByText("The position of the device is needed, too.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Use my position" }));
    expect(store.value(place.id)).toEqual({ position: coords, address: "Gate 2" });
    expect(screen.getByText("1.29000, 103.85000 (± 250 m)")).toBeInTheDocument();
    expect(screen.getByText(/This is rough/)).toBeInTheDocument();
  });

  test("keeps an address that is typed while the device looks where it is", async () => {
    let found: PositionCallback = () => undefined;
    answering((told) => {
      found = told;
    });
    const place = field("location", "Where");
    const { store } = renderForm([place]);
    await userEvent.click(screen.getByRole("button", { name: "Use my position" }));
    await userEvent.type(screen.getByRole("textbox"), "Gate 3");
    await act(async () => found({ coords } as GeolocationPosition));
    expect(store.value(place.id)).toMatchObject({ address: "Gate 3", position: { latitude: coords.latitude } });
  });

  test("that the browser keeps to itself is written instead", async () => {
    const denied = { code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError;
    answering((_, failed) => failed?.(denied));
    const place = field("location", "Where");
    const { store } = renderForm([place]);
    await userEvent.click(screen.getByRole("button", { name: "Use my position" }));
    expect(screen.getByText(/does not let this page ask/)).toBeInTheDocument();
    await userEvent.type(screen.getByRole("textbox"), "Gate 2");
    expect(store.value(place.id)).toEqual({ position: null, address: "Gate 2" });
  });
});

describe("what is read", () => {
  test("leads to a mail and a call, and nowhere where it is neither", () => {
    const fields = [field("email", "Mail"), field("phone", "Phone"), field("email", "Trap")];
    const [mail, phone, trap] = fields.map((each) => each.id) as [string, string, string];
    const values = { [mail]: "ana@northbank.demo", [phone]: "(0)20 79 x12", [trap]: "javascript:alert(1)" };
    renderForm(fields, { filled: true, values });
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["mailto:ana@northbank.demo", "tel:02079"]);
  });

  test("without a label is called by its kind, in the reader's language", async () => {
    await act(() => applyLocale("zh-CN"));
    renderForm([field("number", " "), field("longText", "", {}, { name: "日记" })]);
    expect(screen.getByRole("textbox", { name: "数字" })).toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "日记" })).toBeInTheDocument();
  });
});
