import { exifOf, uprighted, withExif } from "./exif";

/** What a page of a PDF shows of a photo is less, and who opens it sees a crack in concrete. */
const LONGEST_SIDE = 2048;
const QUALITY = 0.85;

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

async function drawnSmaller(file: File): Promise<Blob | null> {
  // Turned as its camera says.
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const scale = LONGEST_SIDE / Math.max(picture.width, picture.height);
    if (scale >= 1) return null;
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    const context = canvas.getContext("2d");
    if (!context) return null;
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  } finally {
    picture.close();
  }
}

/**
 * A photo as large as somebody looks at, with what its camera wrote; the file itself where it is small enough, or can't
 * be opened, or what was written in it can't be carried over.
 */
export async function madeSmaller(file: File): Promise<File> {
  try {
    const written = exifOf(await bytesOf(file));
    const carried = written && uprighted(written);
    if (written && !carried) return file;
    const drawn = await drawnSmaller(file);
    if (drawn?.type !== "image/jpeg") return file;
    const parts = carried ? withExif(await bytesOf(drawn), carried) : [drawn];
    const smaller = new File(parts, file.name, { type: drawn.type, lastModified: file.lastModified });
    return smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
