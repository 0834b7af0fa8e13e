import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { Field } from "../src";
import { field, renderForm } from "./form";

const NEWER = "This field is newer than this page";

/** As a newer service sends it. */
function rating(): Field {
  const made = field("shortText", "How safe?", {}, { required: true });
  return { ...made, type: "hologram", setting: { ...made.setting, stars: 5 } } as Field;
}

describe("a field of a kind that is newer than the page", () => {
  test.each([false, true])("is shown with its label and plain value, and says so (read only: %s)", (filled) => {
    const newer = rating();
    const file = { fileId: "file-1", name: "scan.glb", size: 9, contentType: "model/gltf-binary", url: "/f" };
    const value = { stars: 4, why: ["clean", "dry"], model: "file-1", left: null };
    renderForm([newer], {
      filled,
      values: { [newer.id]: value },
      files: [{ ...file, thumbnailUrl: null, uploader: null }],
    });
    expect(screen.getByText("How safe?")).toBeInTheDocument();
    expect(screen.getByText(/stars: 4/)).toHaveTextContent("stars: 4 why: clean why: dry model: scan.glb");
    expect(screen.getByRole("note")).toHaveTextContent(NEWER);
  });

  test("keeps its value while others are filled in, and holds up no check", async () => {
    const newer = rating();
    const weather = field("shortText", "Weather");
    const { store } = renderForm([newer, weather], { values: { [newer.id]: { stars: 4 } } });
    const changed = vi.fn();
    store.onValues((fieldIds) => changed(...fieldIds));
    await userEvent.type(screen.getByRole("textbox", { name: "Weather" }), "D");
    expect(changed.mock.calls).toEqual([[weather.id]]);
    expect(store.values()).toEqual({ [newer.id]: { stars: 4 }, [weather.id]: "D" });
    expect(store.check([newer.id, weather.id])).toBe(true);
  });

  test.each([false, true])("so is a value of a known kind in a newer shape (read only: %s)", async (filled) => {
    const weather = field("shortText", "Weather", {}, { required: true });
    const newer = { lines: ["dry", "calm"] };
    const { store } = renderForm([weather], { filled, values: { [weather.id]: newer } });
    expect(screen.getByText(/lines: dry/)).toHaveTextContent("lines: dry lines: calm");
    expect(screen.getByRole("note")).toHaveTextContent(NEWER);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(store.check([weather.id])).toBe(true);
    expect(store.values()).toEqual({ [weather.id]: newer });
  });

  test("without a value shows no empty line", () => {
    renderForm([rating()], { filled: true });
    expect(screen.getByRole("note").previousSibling).toHaveTextContent("How safe?");
  });
});
