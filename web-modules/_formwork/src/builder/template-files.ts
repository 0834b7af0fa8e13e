import { createContext, useContext } from "react";
import type { FileLink } from "../fill/files";

/** Brings a file of the form's author to the service, for the form itself. */
export interface TemplateFiles {
  upload: (file: File, fileId: string) => Promise<FileLink>;
}

/** Null: there is nowhere to bring one. */
export const TemplateFilesContext = createContext<TemplateFiles | null>(null);

export function useTemplateFiles(): TemplateFiles | null {
  return useContext(TemplateFilesContext);
}
