import { api, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../api/keys";

export type Folder = Schemas["FolderPublic"];
export type TemplatesAct = Schemas["TemplatesAct"]["act"];

export const foldersQuery = queryOptions({
  queryKey: keyOf("templates", "folders"),
  queryFn: ({ signal }) => api.get("/api/FormTemplate/GetFormFolders", { signal }),
});

export const folderWrites = {
  create: async (body: Schemas["FolderCreate"], options: WriteKey) =>
    api.post("/api/FormTemplate/CreateFormFolder", { body, ...options }),
  update: async (body: Schemas["FolderUpdate"], options: WriteKey) =>
    api.put("/api/FormTemplate/UpdateFormFolder", { body, ...options }),
  remove: async (folderId: string, options: WriteKey) =>
    api.delete("/api/FormTemplate/DeleteFormFolder", { body: { folderId, movesUp: true }, ...options }),
  act: async (act: TemplatesAct, formTemplateIds: string[], options: WriteKey) =>
    api.post("/api/FormTemplate/ActOnFormTemplates", { body: { act, formTemplateIds }, ...options }),
} as const;
