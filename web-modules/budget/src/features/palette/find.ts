import { api, type Finder } from "@groundwork/kit";
import { messages } from "../../messages";
import { numbered } from "../request/numbered";

/** By its number or words, in all projects that the person sees. */
export const findRequests: Finder["find"] = async (text, { most, signal }) => {
  const body = { search: text, pageNumber: 1, pageCount: most };
  const page = await api.post("/api/Budget/QueryBudgetRequestByFilter", { body, signal });
  return page.data.map((request) => ({
    id: request.budgetRequestId,
    label: `${numbered(request, true)} · ${request.title}`,
    detail: messages.t(`status.${request.status}`),
    path: `/budget/requests?request=${request.budgetRequestId}`,
  }));
};
