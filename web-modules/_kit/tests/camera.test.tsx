import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, test, vi } from "vitest";
import { Camera, type CodeFormat } from "../src/camera";
import { makeDecoder } from "../src/camera/decoder";
import { stripesReader } from "../src/camera/stripes";
import { renderInKit } from "../src/testing/render";

const POINTS = 3;
const QUIET = 12;
const HEIGHT = 60;

/** Stripes by their widths, dark first, with the white around that a label has. */
function drawn(widths: string): ImageData {
  const dark = [...widths].flatMap((width, at) => Array<boolean>(Number(width)).fill(at % 2 === 0));
  const quiet = Array<boolean>(QUIET).fill(false);
  const row = [...quiet, ...dark, ...quiet].flatMap((isDark) => Array<number>(POINTS).fill(isDark ? 0 : 255));
  const data = new Uint8ClampedArray(row.length * HEIGHT * 4);
  for (let at = 0; at < row.length * HEIGHT; at++) data.fill(row[at % row.length] ?? 255, at * 4, at * 4 + 4);
  return { data, width: row.length, height: HEIGHT } as ImageData;
}

// Begin, six digits of which the parity says the thirteenth, middle, six digits, end: 4006381333931.
const EAN = ["111", "3211", "1123", "1114", "1411", "3121", "1222"];
const EAN_RIGHT = ["11111", "1411", "1411", "1411", "3112", "1411", "2221", "111"];
const EAN_13 = [...EAN, ...EAN_RIGHT].join("");
// Begin B, A, C, check, stop.
const CODE_128 = ["211214", "111323", "131321", "222122", "2331112"].join("");
// *, A, 1, *, each closed by a narrow gap.
const CODE_39 = ["121121211", "211112112", "211211112", "121121211"].join("1");

function readTwice(formats: Exclude<CodeFormat, "qr">[], widths: string): string | null {
  const read = stripesReader(formats);
  expect(read(drawn(widths))).toBeNull();
  return read(drawn(widths));
}

test.each([
  ["code128", CODE_128, "AC"],
  ["code39", CODE_39, "A1"],
] as const)("a label in %s is read, once it was read twice", (format, widths, expected) => {
  expect(readTwice(["ean", "code128", "code39"], widths)).toBe(expected);
  expect(readTwice([format], widths)).toBe(expected);
  expect(readTwice(["ean"], widths)).toBeNull();
});

test("a code of retail is read, and by nobody who looks for others", () => {
  expect(readTwice(["code128", "code39", "ean"], EAN_13)).toBe("4006381333931");
  expect(readTwice(["code128", "code39"], EAN_13)).toBeNull();
});

test("two labels that take turns are never sure", () => {
  const read = stripesReader(["code128", "code39"]);
  expect([CODE_128, CODE_39, CODE_128, CODE_39].map((widths) => read(drawn(widths)))).toEqual([null, null, null, null]);
});

test("a bare wall holds no code", () => {
  const wall = { data: new Uint8ClampedArray(120 * 60 * 4).fill(200), width: 120, height: 60 } as ImageData;
  const read = stripesReader(["ean", "code128", "code39"]);
  expect([read(wall), read(wall)]).toEqual([null, null]);
});

class Detector {
  static known = ["qr_code"];
  static made: string[][] = [];
  static getSupportedFormats = () => Promise.resolve(Detector.known);
  constructor({ formats }: { formats: string[] }) {
    Detector.made.push(formats);
  }
  detect = () => Promise.resolve([{ rawValue: "seen" }]);
}

test("the browser's own decoder is asked where it knows all that is looked for", async () => {
  vi.stubGlobal("BarcodeDetector", Detector);
  const video = document.createElement("video");
  expect(await (await makeDecoder(["qr"]))(video)).toBe("seen");
  expect(Detector.made).toEqual([["qr_code"]]);
  // A picture without points has no code: it is looked at by the script.
  expect(await (await makeDecoder(["qr", "ean"]))(video)).toBeNull();
  expect(Detector.made).toHaveLength(1);
});

const LABELS: readonly CodeFormat[] = ["qr"];

it("is said why it sees nothing, and may be tried again", async () => {
  const ask = vi.fn(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia: ask } }));
  renderInKit(<Camera formats={LABELS} onCode={() => undefined} />);
  expect(await screen.findByRole("alert")).toHaveTextContent("The browser may not use the camera.");
  await userEvent.click(screen.getByRole("button", { name: "Try the camera again" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The browser may not use the camera.");
  expect(ask).toHaveBeenCalledTimes(2);
});
