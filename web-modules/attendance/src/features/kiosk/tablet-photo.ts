import { shrunk } from "../clock/shrink";

const LONGEST_SIDE = 1024;
/** As much as a tablet may send with a press. */
const MOST_BYTES = 600_000;

/** As it goes with a press of the tablet, which keeps nothing: a face and no more. Null: it is no picture. */
export async function tabletPhoto(file: File): Promise<string | null> {
  const small = await shrunk(file, LONGEST_SIDE);
  if (small === null || small.size > MOST_BYTES) return null;
  const bytes = new Uint8Array(await small.arrayBuffer());
  let text = "";
  for (const each of bytes) text += String.fromCharCode(each);
  return btoa(text);
}
