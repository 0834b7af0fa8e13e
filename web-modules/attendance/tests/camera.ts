import { vi } from "vitest";

/** What a browser has for pictures and this environment lacks; how a real one makes them smaller:
    e2e/journeys/attendance/punch-photo.phone.spec.ts. Answers the sides that pictures were drawn in. */
export function takesPictures({ width = 4000, height = 3000 } = {}): [number, number][] {
  const drawn: [number, number][] = [];
  vi.stubGlobal("createImageBitmap", async (file: File) => {
    if ((await file.text()) === "no picture") throw new DOMException("The source image could not be decoded.");
    return { width, height, close: () => undefined };
  });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (this: HTMLCanvasElement, done) {
    drawn.push([this.width, this.height]);
    done(new Blob(["small"], { type: "image/jpeg" }));
  });
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL: () => undefined }));
  return drawn;
}
