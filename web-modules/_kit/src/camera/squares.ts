import decodeQR from "qr/decode.js";

export function readSquares(picture: ImageData): string | null {
  try {
    return decodeQR(picture);
  } catch {
    // It throws where there is no code, which is most of the time.
    return null;
  }
}
