import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { field, renderForm, tableOf } from "./form";

/** What the camera would see, and which codes it was asked to look for. */
const label = { code: null as string | null, formats: [] as string[] };

class Detector {
  static getSupportedFormats = () =>
    Promise.resolve(["qr_code", "ean_13", "ean_8", "upc_a", "upc_e", "code_128", "code_39"]);
  constructor({ formats }: { formats: string[] }) {
    label.formats = formats;
  }
  detect = () => Promise.resolve(label.code === null ? [] : [{ rawValue: label.code }]);
}

beforeEach(() => {
  Object.assign(label, { code: null, formats: [] });
  vi.stubGlobal("BarcodeDetector", Detector);
  const stream = Object.assign(new MediaStream(), { getTracks: () => [{ stop: () => undefined }] });
  const mediaDevices = { getUserMedia: () => Promise.resolve(stream) };
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { mediaDevices }));
  Object.defineProperty(HTMLVideoElement.prototype, "videoWidth", { configurable: true, value: 640 });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(undefined);
});

afterEach(() => {
  Reflect.deleteProperty(HTMLVideoElement.prototype, "videoWidth");
});

const tag = (setting: object = {}) => field("barcode", "Tag", setting);

describe("a barcode", () => {
  test("is read by the camera, which then closes, and is told", async () => {
    const each = tag();
    const { store } = renderForm([each]);
    await userEvent.click(await screen.findByRole("button", { name: "Scan Tag" }));
    expect(await screen.findByRole("dialog", { name: "Scan" })).toBeVisible();
    act(() => Object.assign(label, { code: "(01)04006381333931\u001d(10)7" }));
    expect(await screen.findByText("Read: (01)04006381333931 (10)7")).toBeVisible();
    expect(store.value(each.id)).toBe("(01)04006381333931 (10)7");
    expect(screen.getByRole("textbox", { name: "Tag" })).toHaveValue("(01)04006381333931 (10)7");
    expect(label.formats).toHaveLength(7);
  });

  test("of one sort is looked for alone, and one that does not fit is told while the camera goes on", async () => {
    const each = tag({ formats: ["code39"], pattern: "[A-Z]{2}-[0-9]{4}", message: "As AB-1234" });
    const { store } = renderForm([each]);
    await userEvent.click(await screen.findByRole("button", { name: "Scan Tag" }));
    const dialog = await screen.findByRole("dialog");
    act(() => Object.assign(label, { code: "4006381333931" }));
    expect(await within(dialog).findByText("4006381333931: As AB-1234")).toBeVisible();
    expect(store.value(each.id)).toBeNull();
    expect(label.formats).toEqual(["code_39"]);
    act(() => Object.assign(label, { code: "AB-1234" }));
    expect(await screen.findByText("Read: AB-1234")).toBeVisible();
    expect(store.value(each.id)).toBe("AB-1234");
  });

  test("that is longer than is kept is told, not cut", async () => {
    const each = tag();
    const { store } = renderForm([each]);
    label.code = "9".repeat(201);
    await userEvent.click(await screen.findByRole("button", { name: "Scan Tag" }));
    expect(await screen.findByText(/: At most 200 characters\.$/)).toBeVisible();
    expect(store.value(each.id)).toBeNull();
  });

  test("is typed where there is no camera", async () => {
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { mediaDevices: undefined }));
    const each = tag();
    const { store } = renderForm([each]);
    await userEvent.click(await screen.findByRole("button", { name: "Scan Tag" }));
    expect(await screen.findByText(/^No camera was found\./)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.type(await screen.findByRole("textbox", { name: "Tag" }), " AB-1234 ");
    await userEvent.tab();
    expect(store.value(each.id)).toBe("AB-1234");
  });

  test("in a cell of a table is scanned by a button that says whose it is", async () => {
    renderForm([tableOf([tag()])]);
    const buttons = await screen.findAllByRole("button", { name: /^Scan .*Tag/ });
    expect(buttons).toHaveLength(2);
  });
});
