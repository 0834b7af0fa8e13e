const LONGEST_SIDE = 1920;
const QUALITY = 0.8;

/** As large as somebody looks at: a phone's camera makes ten times that, and a site's network is slow. Null: it is
    no picture that this browser can open, nor one that the service takes. */
export async function shrunk(file: File, longestSide = LONGEST_SIDE): Promise<File | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return blob && blob.size < file.size ? new File([blob], "photo.jpg", { type: blob.type }) : file;
  } catch {
    return null;
  }
}
