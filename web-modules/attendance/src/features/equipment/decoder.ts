/** Reads a QR code from a picture of the camera; null where there is none. */
export type Decode = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}
interface DetectorKind {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<readonly string[]>;
}

/** Wide enough for a label at arm's length, and small enough for an old phone. */
const MOST_PIXELS = 960;

/** The browser's own where it has one; else a decoder in plain JavaScript, a script of its own. */
export async function makeDecoder(): Promise<Decode> {
  return (await ownDecoder()) ?? (await scriptDecoder());
}

async function ownDecoder(): Promise<Decode | null> {
  const Kind = (globalThis as { BarcodeDetector?: DetectorKind }).BarcodeDetector;
  if (!Kind) return null;
  try {
    if (!(await Kind.getSupportedFormats()).includes("qr_code")) return null;
    const detector = new Kind({ formats: ["qr_code"] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  } catch {
    // It is named but not there, as on some desktops.
    return null;
  }
}

async function scriptDecoder(): Promise<Decode> {
  const { default: decodeQR } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  return async (video) => {
    const shrunk = Math.min(1, MOST_PIXELS / Math.max(video.videoWidth, video.videoHeight, 1));
    canvas.width = Math.round(video.videoWidth * shrunk);
    canvas.height = Math.round(video.videoHeight * shrunk);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context || canvas.width === 0) return null;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return decodeQR({ data, width, height });
    } catch {
      // It throws where there is no code, which is most of the time.
      return null;
    }
  };
}
