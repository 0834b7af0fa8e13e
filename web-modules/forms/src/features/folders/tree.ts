import type { Folder } from "./api";

export const MOST_DEEP = 3;

/** From the outermost to the folder itself; of one that is gone, none. */
export function pathOf(folders: readonly Folder[], folderId: string | null): Folder[] {
  const folder = folders.find((each) => each.folderId === folderId);
  return folder ? [...pathOf(folders, folder.parentFolderId), folder] : [];
}

/** Where something may lie, by its whole path, in the order of the tree. */
export function placesOf(folders: readonly Folder[], within: string | null = null, above = ""): FolderPlace[] {
  return folders
    .filter(({ parentFolderId }) => parentFolderId === within)
    .flatMap(({ folderId, name }) => {
      const label = above ? `${above} / ${name}` : name;
      return [{ value: folderId, label }, ...placesOf(folders, folderId, label)];
    });
}

export interface FolderPlace {
  value: string;
  label: string;
}

/** Where a folder may lie: not in itself, and with what is in it not too deep. A new one is as high as one. */
export function placesFor(folders: readonly Folder[], folder: Folder | null): FolderPlace[] {
  const height = folder ? heightOf(folders, folder.folderId) : 1;
  return placesOf(folders).filter(({ value }) => {
    const path = pathOf(folders, value);
    return path.length + height <= MOST_DEEP && !path.some(({ folderId }) => folderId === folder?.folderId);
  });
}

function heightOf(folders: readonly Folder[], folderId: string): number {
  const inside = folders.filter(({ parentFolderId }) => parentFolderId === folderId);
  return 1 + Math.max(0, ...inside.map((each) => heightOf(folders, each.folderId)));
}
