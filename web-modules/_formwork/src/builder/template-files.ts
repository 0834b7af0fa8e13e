import type { UploadQueue } from "@groundwork/kit";
import { createContext, useContext } from "react";
import type { FileLink } from "../fill/files";

/** Files of the form's author on their way to the service, for the form itself; the place of each is its field. */
export type TemplateFiles = UploadQueue<FileLink>;

/** Null: there is nowhere to bring one. */
export const TemplateFilesContext = createContext<TemplateFiles | null>(null);

export function useTemplateFiles(): TemplateFiles | null {
  return useContext(TemplateFilesContext);
}
