import { useUrlState } from "@groundwork/kit";

/** Where a new template is begun; in a folder, it lies there. */
export function newTemplateAddress(folderId: string, begins: { from?: string; entry?: string } = {}): string {
  const asked = new URLSearchParams({ ...begins, ...(folderId && { folder: folderId }) }).toString();
  return `/forms/templates/new${asked && `?${asked}`}`;
}

/** Where the company's own forms are, one of which a new template is begun with. */
export function libraryAddress(folderId: string): string {
  return `/forms/library${folderId && `?${new URLSearchParams({ folder: folderId })}`}`;
}

/** In the address, from the list of that folder on; empty: none was asked for. */
export function useFolderAskedFor(): string {
  return useUrlState({ folder: "" })[0].folder;
}
