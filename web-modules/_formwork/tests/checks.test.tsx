import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { rulesOf } from "../src";
import { field, renderForm } from "./form";

const STRICT = { noteOnFail: true, photoOnFail: true };
const PHOTO = { fileId: "00000000-0000-4000-8000-000000000009", name: "rail.jpg", size: 1, contentType: "image/jpeg" };

describe("a check", () => {
  test("that passes asks for no more; one may add something", async () => {
    const rail = field("yesNo", "Guard rail in place", STRICT);
    const { store } = renderForm([rail]);
    await userEvent.click(screen.getByRole("radio", { name: "Yes" }));
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(store.check([rail.id])).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Add a note or a photo" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Note" }), "New today");
    expect(store.value(rail.id)).toEqual({ answer: "yes", note: "New today", photos: [] });
  });

  test("that fails wants to know what is wrong, and to see it", async () => {
    const rail = field("yesNo", "Guard rail in place", STRICT);
    const { store } = renderForm([rail]);
    await userEvent.click(screen.getByRole("radio", { name: "No" }));
    expect(screen.getByRole("button", { name: "Take a photo" })).toBeInTheDocument();
    act(() => void store.check([rail.id]));
    expect(screen.getByText("Write what is wrong.")).toBeInTheDocument();
    await userEvent.type(screen.getByRole("textbox", { name: "What is wrong (needed)" }), "Loose");
    expect(screen.getByText("Take a photo of what is wrong.")).toBeInTheDocument();
    act(() => store.setValue(rail.id, { ...(store.value(rail.id) as object), photos: [PHOTO] }));
    expect(store.check([rail.id])).toBe(true);
  });

  test("keeps its note when the answer is taken back, and nothing where nothing is left", async () => {
    const rail = field("yesNo", "Guard rail in place");
    const { store } = renderForm([rail]);
    await userEvent.click(screen.getByRole("radio", { name: "No" }));
    await userEvent.type(screen.getByRole("textbox"), "x");
    await userEvent.click(screen.getByRole("button", { name: "Clear the choice" }));
    expect(store.value(rail.id)).toEqual({ answer: null, note: "x", photos: [] });
    await userEvent.clear(screen.getByRole("textbox"));
    expect(store.value(rail.id)).toBeNull();
  });

  test("offers only what it takes", () => {
    renderForm([field("yesNo", "Signed in", { na: false })]);
    expect(screen.getAllByRole("radio").map((each) => each.parentElement?.textContent)).toEqual(["Yes", "No"]);
  });
});

describe("a file that comes late", () => {
  const about = { isPicture: true, signer: "Ana Cruz" };

  test("gets into the value of every kind that takes one, once", () => {
    const check = rulesOf("yesNo")?.withFile?.({ answer: "no" }, PHOTO, about);
    expect(check).toEqual({ answer: "no", note: "", photos: [PHOTO] });
    expect(rulesOf("yesNo")?.withFile?.(check, PHOTO, about)).toEqual(check);
    const upload = rulesOf("upload")?.withFile?.(null, PHOTO, { ...about, isPicture: false });
    expect(upload).toEqual({ files: [PHOTO], photos: [], description: "" });
    expect(rulesOf("upload")?.withFile?.(upload, PHOTO, about)).toEqual(upload);
    const signed = rulesOf("signature")?.withFile?.(null, PHOTO, about);
    expect(signed).toEqual({ fileId: PHOTO.fileId, label: "Ana Cruz", description: "" });
  });

  test("takes nothing back that was signed since", () => {
    const newer = { fileId: "00000000-0000-4000-8000-00000000000a", label: "Ben" };
    expect(rulesOf("signature")?.withFile?.(newer, PHOTO, about)).toBe(newer);
  });
});
