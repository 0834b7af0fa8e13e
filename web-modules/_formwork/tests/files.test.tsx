import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { mayBeSmaller, type Uploader } from "../src";
import { field, renderForm } from "./form";
import { photo, stored, uploaderWith } from "./uploader";

describe("an upload", () => {
  test("that failed is sent again under the same id, and then is part of the value", async () => {
    const ids: string[] = [];
    const send: Uploader["send"] = async (file, _, onProgress, { fileId }) => {
      ids.push(fileId);
      onProgress(0.5);
      if (ids.length === 1) throw new Error("The connection was lost");
      return stored(file, fileId);
    };
    const photos = field("upload", "Photos");
    const { store } = renderForm([photos], { uploader: uploaderWith(send) });
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
    const send: Uploader["send"] = async (file, _, __, { fileId }) => stored(file, fileId);
    const files = field("upload", "Files", { most: 1, allowedTypes: ["pdf", "jpg"] });
    renderForm([files], { uploader: uploaderWith(send) });
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

  test.each([
    ["Choose photos", {}, true],
    ["Choose photos", { keepsOriginals: true }, false],
    ["Choose files", {}, false],
  ])("may be smaller where it is a photo, and its field does not keep originals: %s %j", async (way, setting, may) => {
    const sent: File[] = [];
    const send: Uploader["send"] = async (file, _, __, { fileId }) => {
      sent.push(file);
      return stored(file, fileId);
    };
    renderForm([field("upload", "Photos", setting)], { uploader: uploaderWith(send) });
    await userEvent.upload(screen.getByLabelText(way), photo());
    await waitFor(() => expect(sent.map(mayBeSmaller)).toEqual([may]));
  });

  test("of a check may be smaller: it is looked at", async () => {
    const sent: File[] = [];
    const send: Uploader["send"] = async (file, _, __, { fileId }) => {
      sent.push(file);
      return stored(file, fileId);
    };
    renderForm([field("yesNo", "Guard rail in place")], { uploader: uploaderWith(send) });
    await userEvent.click(screen.getByRole("button", { name: "Add a note or a photo" }));
    await userEvent.upload(screen.getByLabelText("Choose photos"), photo());
    await waitFor(() => expect(sent.map(mayBeSmaller)).toEqual([true]));
  });

  test("asks a phone for its camera", () => {
    renderForm([field("upload", "Photos")]);
    expect(screen.getByLabelText("Take a photo")).toHaveAttribute("capture", "environment");
  });
});

function drawStroke(): void {
  const pad = screen.getByRole("img", { name: /Sign here/ });
  pad.setPointerCapture = () => undefined;
  fireEvent.pointerDown(pad, { button: 0, pointerId: 1, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(pad, { pointerId: 1, clientX: 40, clientY: 20 });
  fireEvent.pointerUp(pad, { pointerId: 1, clientX: 40, clientY: 20 });
}

const drawn = {
  fileId: "00000000-0000-4000-8000-000000000009",
  name: "signature.png",
  size: 1,
  contentType: "image/png",
  url: "https://files.test/signature.png",
  thumbnailUrl: null,
};

describe("a signature", () => {
  // The first form with one loads the pad, for all that are drawn after it.
  beforeAll(async () => {
    const { unmount } = renderForm([field("signature", "Approved by")]);
    await screen.findByRole("textbox", { name: "Name in print" });
    unmount();
  });

  // The tests' browser draws nothing; what is looked at is what becomes of the picture.
  beforeEach(() => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    vi.spyOn(HTMLCanvasElement.prototype, "toDataURL").mockReturnValue(`data:image/png;base64,${btoa("png")}`);
  });

  test("is given by keyboard alone: the typed name in handwriting", async () => {
    const sent: File[] = [];
    const send: Uploader["send"] = async (file, _, __, { fileId }) => {
      sent.push(file);
      return stored(file, fileId);
    };
    const approval = field("signature", "Approved by", {}, { required: true });
    const { store } = renderForm([approval], { uploader: uploaderWith(send) });
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
    expect(screen.getByRole("button", { name: "Sign again" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Sign again" }));
    expect(store.value(approval.id)).toMatchObject({ fileId: null, label: "Tan Mei Ling" });
    expect(screen.getByText(/Not signed yet/)).toBeInTheDocument();
  });

  test("is kept at pen-up and counts without any further press; the next stroke takes its place", async () => {
    const kept = new Map<string, File>();
    const sent: string[] = [];
    const uploader = uploaderWith(async (file, _, __, { fileId }) => {
      sent.push(fileId);
      return stored(file, fileId);
    }, kept);
    const approval = field("signature", "Approved by", {}, { required: true });
    const { store } = renderForm([approval], { uploader });
    drawStroke();
    expect([...kept.keys()]).toHaveLength(1);
    expect(screen.getByText("Saving the signature…")).toBeInTheDocument();
    drawStroke();
    await waitFor(() => expect(store.value(approval.id)).toMatchObject({ label: "Lim Wei Ming" }));
    expect(sent).toHaveLength(1);
    expect(store.value(approval.id)).toMatchObject({ fileId: sent[0] });
    expect(screen.getByText("Signed")).toBeInTheDocument();
    // Nothing is kept twice: the value speaks of it now.
    await waitFor(() => expect(kept.size).toBe(0));

    // The second half of a name, after a pause.
    drawStroke();
    await waitFor(() => expect(store.value(approval.id)).toMatchObject({ fileId: sent[1] }));
    await userEvent.click(screen.getByRole("button", { name: "Clear" }));
    expect(store.value(approval.id)).toBeNull();
    expect(screen.queryByText("Signed")).not.toBeInTheDocument();
  });

  test("a name typed beside it is kept, and said to be no signature yet", async () => {
    const approval = field("signature", "Approved by");
    const { store } = renderForm([approval], {
      uploader: uploaderWith(async (file, _, __, { fileId }) => stored(file, fileId)),
    });
    const name = screen.getByRole("textbox", { name: "Name in print" });
    await userEvent.clear(name);
    await userEvent.type(name, "Siti");
    expect(store.value(approval.id)).toEqual({ fileId: null, label: "Siti", description: "" });
    expect(screen.getByText(/Not signed yet/)).toBeInTheDocument();
  });

  test("of a colleague who did not submit is said to be theirs, and is signed anew in one's own name", async () => {
    const approval = field("signature", "Approved by");
    renderForm([approval], {
      values: { [approval.id]: { fileId: drawn.fileId, label: "Tan Mei Ling", description: "" } },
      files: [{ ...drawn, uploader: { userId: "user-2", fullName: "Tan Mei Ling" } }],
    });
    expect(screen.getByText("Signed by Tan Mei Ling, not submitted yet")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Sign again" }));
    expect(screen.getByRole("textbox", { name: "Name in print" })).toHaveValue("Lim Wei Ming");
  });

  test("that was collected for somebody names both", () => {
    const approval = field("signature", "Approved by");
    renderForm([approval], {
      values: { [approval.id]: { fileId: drawn.fileId, label: "Siti", description: "" } },
      files: [{ ...drawn, uploader: { userId: "user-1", fullName: "Lim Wei Ming" } }],
    });
    expect(screen.getByText("Signed")).toBeInTheDocument();
    expect(screen.getByText("Entered by Lim Wei Ming")).toBeInTheDocument();
  });

  test("that the page is left with stays kept for the next visit", async () => {
    const kept = new Map<string, File>();
    const uploader = uploaderWith(() => new Promise(() => undefined), kept);
    const { unmount } = renderForm([field("signature", "Approved by")], { uploader });
    drawStroke();
    unmount();
    await act(async () => undefined);
    expect(kept.size).toBe(1);
  });

  test("without a network is said to be kept, and to be sent once there is one", async () => {
    const network = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const uploader = uploaderWith(() => new Promise(() => undefined));
    renderForm([field("signature", "Approved by")], { uploader });
    drawStroke();
    expect(await screen.findByText("Kept on this device, sent when online")).toBeInTheDocument();
    expect(screen.queryByText("Saving the signature…")).toBeNull();
    network.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(screen.getByText("Saving the signature…")).toBeInTheDocument();
  });

  test("that was not saved can be sent again", async () => {
    let tries = 0;
    const send: Uploader["send"] = async (file, _, __, { fileId }) => {
      tries += 1;
      if (tries === 1) throw new Error("Offline");
      return stored(file, fileId);
    };
    const approval = field("signature", "Approved by");
    const { store } = renderForm([approval], { uploader: uploaderWith(send) });
    await userEvent.click(screen.getByRole("button", { name: "Sign with the typed name" }));
    expect(await screen.findByText("The signature was not saved: Offline")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(store.value(approval.id)).toMatchObject({ label: "Lim Wei Ming" }));
  });
});
