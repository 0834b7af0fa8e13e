import { api, type Finder } from "@groundwork/kit";
import { messages } from "../../messages";

/** By its number or words, in all projects that the person sees. */
export const findRequests: Finder["find"] = async (text, { most, signal }) => {
  const body = { search: text, pageNumber: 1, pageCount: most };
  const page = await api.post("/api/Budget/QueryBudgetRequestByFilter", { body, signal });
  return page.data.map(({ budgetRequestId, number, title, status, projectName }) => ({
    id: budgetRequestId,
    label: `#${number} · ${title}`,
    detail: [messages.t(`status.${status}`), projectName].filter(Boolean).join(" · "),
    path: `/budget/requests?request=${budgetRequestId}`,
  }));
};
