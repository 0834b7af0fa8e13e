import { mayBeSmaller } from "@groundwork/formwork";

/** Not worth the work, and what a site's network takes in seconds. */
const SMALL_BYTES = 1_000_000;

const made = new WeakMap<File, Promise<File>>();
/** One at a time: a phone's photo takes fifty megabytes while it is open. */
let last: Promise<unknown> = Promise.resolve();

async function make(file: File): Promise<File> {
  try {
    const { madeSmaller } = await import("./make-smaller");
    return await madeSmaller(file);
  } catch {
    // The part of the page that does it can't be loaded just now: it goes as it is.
    return file;
  }
}

/** A camera's photo is made smaller, once, before it is kept and sent; every other file is as it came. */
export function asSent(file: File): Promise<File> {
  if (!mayBeSmaller(file) || file.type !== "image/jpeg" || file.size <= SMALL_BYTES) return Promise.resolve(file);
  const before = made.get(file);
  if (before) return before;
  const making = last.then(() => make(file));
  last = making;
  made.set(file, making);
  return making;
}
