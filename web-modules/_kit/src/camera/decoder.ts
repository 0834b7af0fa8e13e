import type { CodeFormat, DecodePicture } from "./formats";

/** Reads a code from a picture of the camera; null where there is none. */
export type Decode = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface DetectorKind {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** As the browser calls them. */
const BROWSER_NAMES: Record<CodeFormat, readonly string[]> = {
  qr: ["qr_code"],
  ean: ["ean_13", "ean_8", "upc_a", "upc_e"],
  code128: ["code_128"],
  code39: ["code_39"],
};

/** Wide enough for a label at arm's length, and small enough for an old phone. */
const MOST_PIXELS = 960;

/** The browser's own where it reads all of them; else decoders in plain JavaScript, each a script of its own. */
export async function makeDecoder(formats: readonly CodeFormat[]): Promise<Decode> {
  return (await browserDecoder(formats)) ?? (await scriptDecoder(formats));
}

async function browserDecoder(formats: readonly CodeFormat[]): Promise<Decode | null> {
  const Kind = (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector;
  if (!Kind) return null;
  try {
    const known = new Set(await Kind.getSupportedFormats());
    const wanted = formats.flatMap((format) => BROWSER_NAMES[format]);
    if (!wanted.every((name) => known.has(name))) return null;
    const detector = new Kind({ formats: wanted });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  } catch {
    // It is named but not there, as on some desktops.
    return null;
  }
}

async function scriptDecoder(formats: readonly CodeFormat[]): Promise<Decode> {
  const decoders = await pictureDecoders(formats);
  const canvas = document.createElement("canvas");
  return async (video) => {
    const picture = pictureOf(video, canvas);
    if (!picture) return null;
    for (const decode of decoders) {
      const code = decode(picture);
      if (code !== null) return code;
    }
    return null;
  };
}

async function pictureDecoders(formats: readonly CodeFormat[]): Promise<DecodePicture[]> {
  const striped = formats.filter((format) => format !== "qr");
  const decoders: DecodePicture[] = [];
  if (striped.length < formats.length) decoders.push((await import("./squares")).readSquares);
  if (striped.length > 0) decoders.push((await import("./stripes")).stripesReader(striped));
  return decoders;
}

function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const shrunk = Math.min(1, MOST_PIXELS / Math.max(video.videoWidth, video.videoHeight, 1));
  canvas.width = Math.round(video.videoWidth * shrunk);
  canvas.height = Math.round(video.videoHeight * shrunk);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || canvas.width === 0) return null;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
