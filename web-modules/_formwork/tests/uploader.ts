import type { Uploader } from "../src";

export function uploaderWith(send: Uploader["send"], kept = new Map<string, File>()): Uploader {
  return {
    keep: async (file, _, fileId) => void kept.set(fileId, file),
    send,
    forget: async (fileId) => void kept.delete(fileId),
  };
}

export const stored = (file: File, fileId: string) => ({
  fileId,
  name: file.name,
  size: file.size,
  contentType: file.type,
  url: `https://files.test/${fileId}`,
  thumbnailUrl: null,
});

export function photo(name = "crack.jpg"): File {
  return new File(["x"], name, { type: "image/jpeg" });
}
