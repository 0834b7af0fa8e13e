const photos = new WeakSet<File>();

/** Said of photos as they are chosen: to be looked at, not measured. A drawing or a scan that is attached is none. */
export function letBeSmaller(file: File): void {
  photos.add(file);
}

/** Whether whoever sends it may make it smaller first. */
export const mayBeSmaller = (file: File): boolean => photos.has(file);
