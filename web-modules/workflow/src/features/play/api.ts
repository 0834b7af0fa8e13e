import type { WrittenBody } from "@groundwork/formwork/rules";
import { api, queryOptions } from "@groundwork/kit";

/** The whole form as it is written, with what its fields need to be filled in. */
export const bodyQuery = (templateId: string) =>
  queryOptions({
    queryKey: ["forms", "templates", "body", templateId],
    queryFn: async ({ signal }): Promise<WrittenBody> => {
      const { pages } = await api.get("/api/FormTemplateSetting/GetFormBody/{formTemplateId}", {
        path: { formTemplateId: templateId },
        signal,
      });
      return pages as unknown as WrittenBody;
    },
    // Built beside this editor: read again whenever it is played.
    staleTime: 0,
    gcTime: 0,
  });
