import { useUrlState } from "@groundwork/kit";

/** Where a new template is begun; in a folder, it lies there. */
export function newTemplateAddress(folderId: string, begins: { from?: string; entry?: string } = {}): string {
  const asked = new URLSearchParams({ ...begins, ...(folderId && { folder: folderId }) }).toString();
  return `/forms/templates/new${asked && `?${asked}`}`;
}

/** Where the company's own forms are, one of which a new template is begun with; `show`: or its blocks. */
export function libraryAddress(folderId: string, show: { show?: string } = {}): string {
  const asked = new URLSearchParams({ ...show, ...(folderId && { folder: folderId }) }).toString();
  return `/forms/library${asked && `?${asked}`}`;
}

/** In the address, from the list of that folder on; empty: none was asked for. */
export function useFolderAskedFor(): string {
  return useUrlState({ folder: "" })[0].folder;
}
