// Only the readers that are used: the whole library weighs ten times as much.
import BinaryBitmap from "@zxing/library/es2015/core/BinaryBitmap";
import GlobalHistogramBinarizer from "@zxing/library/es2015/core/common/GlobalHistogramBinarizer";
import Code39Reader from "@zxing/library/es2015/core/oned/Code39Reader";
import Code128Reader from "@zxing/library/es2015/core/oned/Code128Reader";
import MultiFormatUPCEANReader from "@zxing/library/es2015/core/oned/MultiFormatUPCEANReader";
import type OneDReader from "@zxing/library/es2015/core/oned/OneDReader";
import RGBLuminanceSource from "@zxing/library/es2015/core/RGBLuminanceSource";
import type { CodeFormat, DecodePicture } from "./formats";

type Striped = Exclude<CodeFormat, "qr">;

const READERS: Record<Striped, () => OneDReader> = {
  ean: () => new MultiFormatUPCEANReader(),
  code128: () => new Code128Reader(),
  code39: () => new Code39Reader(),
};

/** A code counts once it was read twice in a row: stripes that are read wrong are seldom read wrong alike. */
export function stripesReader(formats: readonly Striped[]): DecodePicture {
  const readers = formats.map((format) => READERS[format]());
  let before: string | null = null;
  return (picture) => {
    const code = readOnce(readers, picture);
    const isSure = code !== null && code === before;
    before = code;
    return isSure ? code : null;
  };
}

function readOnce(readers: readonly OneDReader[], picture: ImageData): string | null {
  const grey = new RGBLuminanceSource(greyOf(picture), picture.width, picture.height);
  for (const reader of readers) {
    try {
      return reader.decode(new BinaryBitmap(new GlobalHistogramBinarizer(grey))).getText();
    } catch {
      // It throws where there is no code of its sort.
    }
  }
  return null;
}

/** How bright each point is, as eyes see red, green and blue. */
function greyOf({ data, width, height }: ImageData): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at++) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    grey[at] = (red * 299 + green * 587 + blue * 114) / 1000;
  }
  return grey;
}
