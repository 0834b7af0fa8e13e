import { letBeSmaller } from "@groundwork/formwork";
import { afterEach, describe, expect, test, vi } from "vitest";
import { asSent } from "../src/features/fill/photo/as-sent";
import { exifOf, uprighted, withExif } from "../src/features/fill/photo/exif";
import { madeSmaller } from "../src/features/fill/photo/make-smaller";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const segment = (marker: number, content: readonly number[]) => [
  ...[0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255],
  ...content,
];

/** Turned by a quarter, with a model that a reader would find, and a small picture in it. */
function exif(order: "II" | "MM"): number[] {
  const short = (value: number) => (order === "II" ? [value & 255, value >> 8] : [value >> 8, value & 255]);
  const long = (value: number) => (order === "II" ? [value, 0, 0, 0] : [0, 0, 0, value]);
  return segment(0xe1, [
    ...ascii("Exif\0\0"),
    ...[...ascii(order), ...short(42), ...long(8)],
    ...short(2),
    ...[...short(0x0110), ...short(2), ...long(4), ...ascii("Pxl\0")],
    ...[...short(0x0112), ...short(3), ...long(1), ...short(6), ...short(0)],
    ...long(99),
  ]);
}

const photo = (...segments: readonly (readonly number[])[]) =>
  new Uint8Array([0xff, 0xd8, ...segments.flat(), 0xff, 0xda, 0, 2, 7, 7, 0xff, 0xd9]);
const jfif = segment(0xe0, ascii("JFIF\0"));

describe("what a camera wrote", () => {
  test.each(["II", "MM"] as const)("is carried over, upright and without its small picture (%s)", (order) => {
    const told = exifOf(photo(jfif, exif(order)));
    const carried = told && uprighted(told);
    if (!carried) throw new Error("it was not found");
    expect([...carried]).not.toEqual(exif(order));
    const upright = exif(order).map((each) => (each === 6 || each === 99 ? (each === 6 ? 1 : 0) : each));
    expect([...carried]).toEqual(upright);
    const parts = withExif(photo(jfif), carried);
    expect(parts.flatMap((part) => [...part])).toEqual([...photo([...carried], jfif)]);
  });

  test.each([
    ["no JPEG", new Uint8Array(ascii("%PDF-1.7 and more"))],
    ["without any", photo(jfif)],
    ["cut off in the middle of it", photo(jfif, exif("II")).slice(0, 30)],
    ["of a length that is none", new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 0, 1, 2, 3])],
    ["empty", new Uint8Array()],
  ])("is none: %s", (_, bytes) => expect(exifOf(bytes)).toBeNull());

  test.each([
    ["no order", segment(0xe1, ascii("Exif\0\0XX and nothing that is one"))],
    ["entries beyond its end", segment(0xe1, [...ascii("Exif\0\0II*\0"), 8, 0, 0, 0, 255, 255])],
    ["a beginning beyond its end", segment(0xe1, [...ascii("Exif\0\0II*\0"), 255, 255, 255, 255])],
  ])("can't be carried over: %s", (_, bytes) => expect(uprighted(new Uint8Array(bytes))).toBeNull());
});

describe("a photo before it is sent", () => {
  afterEach(() => vi.unstubAllGlobals());

  const large = (...segments: number[][]) =>
    new File([photo(...segments), new Uint8Array(1_200_000)], "crack.jpeg", { type: "image/jpeg" });
  const drawn = (width: number, height: number) => {
    const close = vi.fn();
    vi.stubGlobal("createImageBitmap", vi.fn().mockResolvedValue({ width, height, close }));
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => ({ drawImage: () => undefined }),
      toBlob: (done: (blob: Blob) => void) => done(new Blob([photo(jfif)], { type: "image/jpeg" })),
    };
    vi.spyOn(document, "createElement").mockReturnValueOnce(canvas as unknown as HTMLCanvasElement);
    return { canvas, close };
  };

  test("is 2048 pixels at most, with its name, and what the camera wrote", async () => {
    const { canvas, close } = drawn(3024, 4032);
    const made = await madeSmaller(large(jfif, exif("II")));
    expect([canvas.width, canvas.height]).toEqual([1536, 2048]);
    expect([made.name, made.type]).toEqual(["crack.jpeg", "image/jpeg"]);
    const told = exifOf(new Uint8Array(await made.arrayBuffer()));
    expect(told && [...told].includes(6)).toBe(false);
    expect(told?.length).toBe(exif("II").length);
    expect(close).toHaveBeenCalled();
  });

  test("is left as it is where it is small, or can't be opened", async () => {
    drawn(1600, 1200);
    const file = large(jfif);
    expect(await madeSmaller(file)).toBe(file);
    vi.restoreAllMocks();
    vi.stubGlobal("createImageBitmap", vi.fn().mockRejectedValue(new Error("no picture")));
    expect(await madeSmaller(file)).toBe(file);
  });

  test("is made smaller once, and only where it was chosen as a photo", async () => {
    const open = vi.fn().mockRejectedValue(new Error("no picture"));
    vi.stubGlobal("createImageBitmap", open);
    const file = large(jfif);
    expect(await asSent(file)).toBe(file);
    const png = new File([new Uint8Array(1_200_000)], "plan.png", { type: "image/png" });
    letBeSmaller(png);
    expect(await asSent(png)).toBe(png);
    expect(open).not.toHaveBeenCalled();
    letBeSmaller(file);
    expect(await Promise.all([asSent(file), asSent(file)])).toEqual([file, file]);
    expect(open).toHaveBeenCalledTimes(1);
  });
});
