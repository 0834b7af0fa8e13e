import { type Body, completeBody, type WrittenBody } from "@groundwork/formwork/rules";
import { api, download, formData, toast } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { messages } from "../../messages";
import type { Schemas } from "../../schemas";
import type { Said } from "../gallery/template-start";

/** In the address: what a new template begins with. */
export const FILE = "file";

export type FormFile = Omit<Schemas["FormFileRead"], "pages"> & { pages: Body };

export interface ImportedTemplate extends Said {
  file: File;
  /** By the names that the file has, ids of the company's. */
  teamIds: Readonly<Record<string, string>>;
}

export const fromFile = {
  read: async (file: File): Promise<FormFile> => {
    const read = await api.post("/api/FormTemplate/ReadFormFile", { body: formData({ file }) });
    return { ...read, pages: completeBody(read.pages as unknown as WrittenBody) };
  },
  make: async ({ teamIds, ...said }: ImportedTemplate, options: WriteKey) =>
    api.post("/api/FormTemplate/ImportFormTemplate", {
      body: formData({ ...said, teams: JSON.stringify(teamIds) }),
      ...options,
    }),
} as const;

const failed = (name: string) => (error: unknown) => toast.error(error, messages.t("templates.exportFailed", { name }));

/** Without a number: the draft. */
export function exportTemplate(formTemplateId: string, name: string, number?: number): void {
  const asked = { formTemplateId, ...(number !== undefined && { number }) };
  download("/api/FormTemplate/ExportFormTemplate", asked, `${name}.json`).catch(failed(name));
}

/** For other builders; what they have no place for is told in the file. */
export function exportXlsForm(formTemplateId: string, name: string): void {
  const asked = { formTemplateId, format: "xlsform" };
  download("/api/FormTemplate/ExportFormTemplate", asked, `${name}.xlsx`).catch(failed(name));
}

export function exportEntry(formCollectionId: string, name: string): void {
  download(`/api/FormCollection/Export/${formCollectionId}`, {}, `${name}.json`).catch(failed(name));
}
