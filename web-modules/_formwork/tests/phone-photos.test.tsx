import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Field, Uploader } from "../src";
import { settingOf } from "../src/fields/registry";
import { field, renderForm } from "./form";
import { photo, stored, uploaderWith } from "./uploader";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("of a HEIC photo", () => {
  const heic = () => new File(["heic"], "IMG_7.HEIC", { type: "image/heic" });
  const close = vi.fn();

  /** The tests' browser draws nothing: what is looked at is what becomes of the photo. */
  function browserThat(opens: boolean) {
    vi.stubGlobal("createImageBitmap", async () => {
      if (!opens) throw new Error("The source image could not be decoded.");
      return { width: 4032, height: 3024, close };
    });
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({ drawImage: () => undefined } as never);
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type = "") =>
      done(new Blob(["jpeg"], { type })),
    );
  }

  async function chosen(drawn: Field, way = "Choose photos") {
    const sent: File[] = [];
    const send: Uploader["send"] = async (file, _, __, { fileId }) => {
      sent.push(file);
      return stored(file, fileId);
    };
    renderForm([drawn], { uploader: uploaderWith(send) });
    const more = screen.queryByRole("button", { name: "Add a note or a photo" });
    if (more) await userEvent.click(more);
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(screen.getByLabelText(way), [heic(), photo()]);
    await waitFor(() => expect(sent.some(({ name }) => name === "crack.jpg")).toBe(true));
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
    return sent.map(({ name, type }) => [name, type]);
  }

  const jpeg = ["IMG_7.jpg", "image/jpeg"];
  const asItCame = ["IMG_7.HEIC", "image/heic"];

  test.each([
    ["Choose photos", field("upload", "Photos")],
    ["Choose files", field("upload", "Photos")],
    ["Choose photos", field("yesNo", "Guard rail in place")],
    ["Choose photos", field("upload", "Photos", { allowedTypes: ["heic", "jpg"] })],
  ])("%s: it becomes a JPEG, which everybody and paper can show", async (way, drawn) => {
    browserThat(true);
    expect(await chosen(drawn, way)).toContainEqual(jpeg);
    expect(close).toHaveBeenCalled();
  });

  test("the original is sent where its field takes it and keeps originals", async () => {
    browserThat(true);
    const setting = { allowedTypes: ["heic", "jpg"], keepsOriginals: true };
    expect(await chosen(field("upload", "Photos", setting))).toContainEqual(asItCame);
  });

  test.each([field("upload", "Photos"), field("yesNo", "Guard rail in place")])(
    "where the browser cannot open it that is said with the file, and the others are sent",
    async (drawn) => {
      browserThat(false);
      expect(await chosen(drawn)).toEqual([["crack.jpg", "image/jpeg"]]);
      // Whoever submits is kept until they took it out: nothing is left behind unsaid.
      const said = "“IMG_7.HEIC” is a HEIC photo, which this browser cannot convert.";
      expect(await screen.findByRole("alert")).toHaveTextContent(said);
    },
  );

  test("it goes up as it came where the browser cannot open it and its field takes that", async () => {
    browserThat(false);
    expect(await chosen(field("upload", "Photos", { allowedTypes: ["heic", "jpg"] }))).toContainEqual(asItCame);
  });

  test("a field that takes no JPEG has it as it came", async () => {
    browserThat(true);
    const drawn = field("upload", "Photos", { allowedTypes: ["heic", "png"] });
    const sent: string[] = [];
    const send: Uploader["send"] = async (file, _, __, { fileId }) => {
      sent.push(file.name);
      return stored(file, fileId);
    };
    renderForm([drawn], { uploader: uploaderWith(send) });
    await userEvent.upload(screen.getByLabelText("Choose photos"), [heic()]);
    await waitFor(() => expect(sent).toEqual(["IMG_7.HEIC"]));
  });

  test("it counts as on its way while it becomes a JPEG", async () => {
    browserThat(true);
    const opened = Promise.withResolvers<object>();
    vi.stubGlobal("createImageBitmap", () => opened.promise);
    renderForm([field("upload", "Photos")], {
      uploader: uploaderWith(async (file, _, __, { fileId }) => stored(file, fileId)),
    });
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText("Choose photos"), [heic()]);
    expect(await screen.findByRole("progressbar", { name: /IMG_7.HEIC/ })).toBeVisible();
    opened.resolve({ width: 4, height: 3, close });
    await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  });
});

test("a WebP is taken by a new field", () => {
  expect(settingOf(field("upload", "Photos"))).toMatchObject({ allowedTypes: expect.arrayContaining(["webp"]) });
});
