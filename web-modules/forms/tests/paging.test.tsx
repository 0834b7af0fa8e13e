import { newPage, newRow } from "@groundwork/formwork";
import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FillScreen } from "../src/features/fill/fill-screen";
import { detailOf, remarks, savedWith, weather } from "./site-diary";

const onPhone = (is: boolean) =>
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: is && query.includes("47.99em"),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("scrollTo", () => undefined);
  fakeApi({ "PUT /api/Submission/SaveStep": () => savedWith(1) });
});
afterEach(() => {
  announceSessionEnd("signed-out");
  vi.unstubAllGlobals();
});

const others = Array.from({ length: 8 }, (_, index) => ({
  ...remarks,
  id: `more-${index}`,
  setting: { ...remarks.setting, label: `More ${index}` },
}));
const pagesOf = (fields: typeof others) =>
  [
    { ...newPage("The day"), components: [newRow([weather])] },
    { ...newPage("More"), components: fields.map((field) => newRow([field])) },
  ] as never;

function renderForm(fields = others) {
  const detail = detailOf({ pages: pagesOf(fields), currentFieldIds: [weather.id, ...fields.map(({ id }) => id)] });
  return renderInKit(<FillScreen detail={detail} stepId="step-1" onDone={() => undefined} />);
}

describe("one page at a time", () => {
  test("is chosen on a phone and kept, ends with the buttons, and leads to what is missing on another page", async () => {
    onPhone(true);
    const { unmount } = renderForm();
    await userEvent.click(screen.getByRole("button", { name: "One page at a time" }));
    expect(screen.getByText("Page 1 of 2")).toBeVisible();
    expect(screen.queryByText("More 0")).toBeNull();
    expect(screen.queryByRole("button", { name: "Send to the checker" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(screen.getByText("Page 2 of 2")).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Send to the checker" }));
    expect(await screen.findByText("Page 1 of 2")).toBeVisible();
    unmount();
    renderForm();
    expect(screen.getByText(/^Page \d of 2$/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "All pages" }));
    expect(screen.getByText("More 0")).toBeVisible();
    expect(localStorage.getItem("groundwork.forms.onePageAtATime")).toBeNull();
  });

  test.each([
    ["on a wide screen", false, others],
    ["where a form is short", true, others.slice(0, 2)],
  ])("is not offered %s, whatever was chosen before", (_, isPhone, fields) => {
    localStorage.setItem("groundwork.forms.onePageAtATime", "1");
    onPhone(isPhone);
    renderForm(fields);
    expect(screen.queryByText(/^Page \d/)).toBeNull();
    expect(screen.queryByRole("button", { name: "One page at a time" })).toBeNull();
    expect(screen.getByText("More 0")).toBeVisible();
  });
});
