import { api, keepPreviousData, queryOptions } from "@groundwork/kit";
import type { ListQuery, Page, QueryOf } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../directory/keys";

export type MailRow = Schemas["MailPublic"];
export type MailOutcome = MailRow["outcome"];
export type MailUseToday = Schemas["MailUse"];
export type MailChoice = Schemas["MailChoiceSeen"];
export type ChoiceMade = Schemas["MailChoiceMake"]["choice"];

export const mailUseQuery = queryOptions({
  queryKey: keyOf("mails", "use"),
  queryFn: async ({ signal }) => api.get("/api/Mail/GetMailUse", { signal }),
});

export async function readMails(query: ListQuery, signal?: AbortSignal): Promise<Page<MailRow>> {
  return api.get("/api/Mail/QueryMails", { query: query as QueryOf<"/api/Mail/QueryMails">, signal });
}

export const mailsQuery = (query: ListQuery) =>
  queryOptions({
    queryKey: keyOf("mails", "list", query),
    queryFn: ({ signal }) => readMails(query, signal),
    placeholderData: keepPreviousData,
  });

export const mailChoiceQuery = (token: string | null) =>
  queryOptions({
    queryKey: keyOf("mails", "choice", token),
    queryFn: ({ signal }) => api.post("/api/Mail/GetMailChoice", { body: { token: token ?? "" }, signal }),
    enabled: token !== null,
  });

export const chooseMails = (body: Schemas["MailChoiceMake"], options: { idempotencyKey: string }) =>
  api.post("/api/Mail/ChooseMails", { body, ...options });
