import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { UploadFile } from "../src";
import { field, renderForm } from "./form";

const stored = (file: File, fileId: string) => ({
  fileId,
  name: file.name,
  size: file.size,
  contentType: file.type,
  url: `https://files.test/${fileId}`,
  thumbnailUrl: null,
});

function photo(name = "crack.jpg"): File {
  return new File(["x"], name, { type: "image/jpeg" });
}

describe("an upload", () => {
  test("that failed is sent again under the same id, and then is part of the value", async () => {
    const ids: string[] = [];
    const upload: UploadFile = async (file, _, onProgress, { fileId }) => {
      ids.push(fileId);
      onProgress(0.5);
      if (ids.length === 1) throw new Error("The connection was lost");
      return stored(file, fileId);
    };
    const photos = field("upload", "Photos");
    const { store } = renderForm([photos], { upload });
    await userEvent.upload(screen.getByLabelText("Choose photos"), photo());
    expect(await screen.findByRole("alert")).toHaveTextContent("Not sent: The connection was lost");
    expect(store.value(photos.id)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Send crack.jpg again" }));
    const picture = await screen.findByRole("img", { name: "Photo crack.jpg" });
    expect(picture).toHaveAttribute("src", `https://files.test/${ids[0]}`);
    expect(ids[1]).toBe(ids[0]);
    expect(store.value(photos.id)).toEqual({
      files: [],
      photos: [{ fileId: ids[0], name: "crack.jpg", size: 1, contentType: "image/jpeg" }],
      description: "",
    });
    await userEvent.click(screen.getByRole("button", { name: "Remove crack.jpg" }));
    expect(store.value(photos.id)).toBeNull();
  });

  test("says which types and how many files it takes", async () => {
    const upload: UploadFile = async (file, _, __, { fileId }) => stored(file, fileId);
    const files = field("upload", "Files", { most: 1, allowedTypes: ["pdf", "jpg"] });
    renderForm([files], { upload });
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(screen.getByLabelText("Choose files"), [
      new File(["x"], "virus.exe"),
      new File(["x"], "a.pdf"),
      new File(["x"], "b.pdf"),
    ]);
    expect(screen.getByText("Files of the type “exe” are not taken.")).toBeInTheDocument();
    expect(screen.getByText("At most one file.")).toBeInTheDocument();
    expect(await screen.findByRole("link", { name: "a.pdf" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Choose files" })).toBeDisabled();
  });

  test("asks a phone for its camera", () => {
    renderForm([field("upload", "Photos")]);
    expect(screen.getByLabelText("Take a photo")).toHaveAttribute("capture", "environment");
  });
});

describe("a signature", () => {
  // The tests' browser draws nothing; what is looked at is what becomes of the picture.
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) =>
      done(new Blob(["png"], { type: "image/png" })),
    );
  });

  test("is given by keyboard alone: the typed name in handwriting", async () => {
    const sent: File[] = [];
    const upload: UploadFile = async (file, _, __, { fileId }) => {
      sent.push(file);
      return stored(file, fileId);
    };
    const approval = field("signature", "Approved by", {}, { required: true });
    const { store } = renderForm([approval], { upload });
    expect(screen.getByRole("group", { name: /Approved by/ })).toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByRole("textbox", { name: "Name in print" })).toHaveFocus();
    await userEvent.keyboard("{Control>}a{/Control}Tan Mei Ling");
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Sign with the typed name" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(store.value(approval.id)).toMatchObject({ label: "Tan Mei Ling", description: "" }));
    expect(sent[0]?.type).toBe("image/png");
    expect(await screen.findByRole("img", { name: "Signature of Tan Mei Ling" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Sign again" }));
    expect(store.value(approval.id)).toBeNull();
  });

  test("that was not saved can be sent again", async () => {
    let tries = 0;
    const upload: UploadFile = async (file, _, __, { fileId }) => {
      tries += 1;
      if (tries === 1) throw new Error("Offline");
      return stored(file, fileId);
    };
    const approval = field("signature", "Approved by");
    const { store } = renderForm([approval], { upload });
    await userEvent.click(screen.getByRole("button", { name: "Sign with the typed name" }));
    expect(await screen.findByText("The signature was not saved: Offline")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(store.value(approval.id)).toMatchObject({ label: "Lim Wei Ming" }));
  });
});
