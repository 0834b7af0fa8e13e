/** What a camera wrote into a JPEG (when, where, with what): carried over where its picture is packed anew. */

const START = 0xd8;
const APP1 = 0xe1;
const SCAN = 0xda;
const NAME = "Exif\0\0";
/** Of a segment: its marker, its length, and the name of what it holds. */
const HEAD = 4;
const ORIENTATION = 0x0112;
const ENTRY_BYTES = 12;

const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === START;

function isExif(bytes: Uint8Array, at: number): boolean {
  return [...NAME].every((letter, index) => bytes[at + HEAD + index] === letter.charCodeAt(0));
}

/** The whole segment, or null where there is none. Broken files have none. */
export function exifOf(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  if (!isJpeg(bytes)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 2;
  while (at + HEAD <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== SCAN) {
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length || end < at + HEAD) return null;
    if (bytes[at + 1] === APP1 && isExif(bytes, at)) return bytes.slice(at, end);
    at = end;
  }
  return null;
}

/** Its picture is upright now, and the small picture in it is of before: it is found no more. Null: it can't be read. */
export function uprighted(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const told = segment.slice();
  const tiff = HEAD + NAME.length;
  const view = new DataView(told.buffer);
  try {
    const order = view.getUint16(tiff);
    if (order !== 0x4949 && order !== 0x4d4d) return null;
    const isLittle = order === 0x4949;
    const first = tiff + view.getUint32(tiff + 4, isLittle);
    const count = view.getUint16(first, isLittle);
    for (let entry = first + 2; entry < first + 2 + count * ENTRY_BYTES; entry += ENTRY_BYTES)
      if (view.getUint16(entry, isLittle) === ORIENTATION) view.setUint16(entry + 8, 1, isLittle);
    view.setUint32(first + 2 + count * ENTRY_BYTES, 0, isLittle);
    return told;
  } catch {
    return null;
  }
}

/** The picture with that segment, where readers look for it. */
export function withExif(jpeg: Uint8Array<ArrayBuffer>, segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  return [jpeg.slice(0, 2), segment, jpeg.slice(2)];
}
