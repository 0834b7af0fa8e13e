import { ApiError, cataloguesArrived } from "@groundwork/kit";
import { letBeSmaller, mayBeSmaller } from "../may-be-smaller";
import { heicMessages } from "./messages";

/** Cracks in concrete stay to be seen; photos are made smaller afterwards, where their field lets them. */
const QUALITY = 0.92;

/** The photo as it travels; as it came where this browser cannot open it, and its field takes that. */
export async function sentAs(photo: File, mayStay: boolean): Promise<File> {
  const jpeg = await jpegOf(photo).catch(() => null);
  if (jpeg) {
    if (mayBeSmaller(photo)) letBeSmaller(jpeg);
    return jpeg;
  }
  if (mayStay) return photo;
  await cataloguesArrived();
  const message = heicMessages.t("heic.unread", { name: photo.name });
  // As the service refuses what its field doesn't take: to try again changes nothing.
  throw new ApiError({ errorCode: 0, httpStatus: 415, message, retryable: false });
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
