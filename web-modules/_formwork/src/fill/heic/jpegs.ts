/** Cracks in concrete stay to be seen; photos are made smaller afterwards, where their field lets them. */
const QUALITY = 0.92;

/** Of each photo that this browser can open its JPEG. One at a time: open, a phone's photo takes fifty megabytes. */
export async function jpegsOf(photos: readonly File[]): Promise<Map<File, File>> {
  const found = new Map<File, File>();
  for (const photo of photos) {
    const jpeg = await jpegOf(photo).catch(() => null);
    if (jpeg) found.set(photo, jpeg);
  }
  return found;
}

/** Of the same name, turned as its camera says. */
async function jpegOf(photo: File): Promise<File | null> {
  const picture = await createImageBitmap(photo, { imageOrientation: "from-image" });
  try {
    const canvas = document.createElement("canvas");
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    if (jpeg?.type !== "image/jpeg") return null;
    const name = photo.name.replace(/\.hei[cf]$/i, ".jpg");
    return new File([jpeg], name, { type: jpeg.type, lastModified: photo.lastModified });
  } finally {
    picture.close();
  }
}
