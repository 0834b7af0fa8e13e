import { api, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../api/keys";

export type StartLink = Schemas["StartLinkPublic"];
export type StartStanding = Schemas["StartStanding"];
export type StartVerify = Schemas["StartVerify"];
export type StartVerified = Schemas["StartVerified"];

const MOST_LINKS = 20;

/** What a manager does. */
export const startLinksQuery = (formTemplateId: string) =>
  queryOptions({
    queryKey: keyOf("templates", "startLinks", formTemplateId),
    queryFn: ({ signal }) =>
      api.get("/api/FormStartLink/QueryStartLinks", { query: { formTemplateId, pageCount: MOST_LINKS }, signal }),
  });

export const startLinkWrites = {
  create: async (body: Schemas["StartLinkCreate"], options: WriteKey) =>
    api.post("/api/FormStartLink/CreateStartLink", { body, ...options }),
  revoke: async (startLinkId: string, options: WriteKey) =>
    api.put("/api/FormStartLink/RevokeStartLink", { body: { startLinkId }, ...options }),
} as const;

/** What a visitor does, with what stands in the link. */
export const startStandingQuery = (secret: string, pass: string | null) =>
  queryOptions({
    queryKey: keyOf("submissions", "start", secret, pass ?? ""),
    queryFn: ({ signal }) =>
      api.get("/api/FormStartLink/Standing", {
        headers: { "X-Start-Link": secret, ...(pass !== null && { "X-Share-Pass": pass }) },
        signal,
      }),
    retry: false,
  });

export async function openStart(secret: string, pin: string, options: WriteKey): Promise<StartStanding> {
  return api.post("/api/FormStartLink/Open", { body: { pin }, headers: { "X-Start-Link": secret }, ...options });
}

export async function verifyStart(secret: string, body: StartVerify, options: WriteKey): Promise<StartVerified> {
  return api.post("/api/FormStartLink/Verify", { body, headers: { "X-Start-Link": secret }, ...options });
}

/** Of who has submitted what they started with that pass: they are asked for no proof again. */
export async function startAnother(
  secret: string,
  pass: string,
  token: string,
  options: WriteKey,
): Promise<StartVerified> {
  const headers = { "X-Start-Link": secret, "X-Share-Pass": pass };
  return api.post("/api/FormStartLink/Another", { body: { token }, headers, ...options });
}

/** The secret stands behind the #: browsers send that to nobody, and it is in no log. */
export function startAddressOf(secret: string): string {
  return new URL(`/forms/start#${secret}`, window.location.origin).href;
}
