import { api, isApiError, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../../schemas";
import { keyOf } from "../api/keys";
import { guestChoices } from "../choice-lists/source";
import type { StepCalls } from "../fill/step-calls";

export type ShareLink = Schemas["ShareLinkPublic"];
export type ShareStanding = Schemas["ShareStanding"];
export type ShareVerify = Schemas["ShareVerify"];
export type ShareVerified = Schemas["ShareVerified"];

const FRESH_LINKS_MS = 8 * 60_000;
const MOST_LINKS = 20;

/** What a member does. */
export const shareLinksQuery = (submissionId: string) =>
  queryOptions({
    queryKey: keyOf("submissions", "shareLinks", submissionId),
    queryFn: ({ signal }) =>
      api.get("/api/SubmissionShareLink/QueryShareLinks", { query: { submissionId, pageCount: MOST_LINKS }, signal }),
  });

export const shareWrites = {
  create: async (body: Schemas["ShareLinkCreate"], options: WriteKey) =>
    api.post("/api/SubmissionShareLink/CreateShareLink", { body, ...options }),
  revoke: async (shareLinkId: string, options: WriteKey) =>
    api.put("/api/SubmissionShareLink/RevokeShareLink", { body: { shareLinkId }, ...options }),
} as const;

/** What who came by a link does, who has no account: first with what stands in the link, then with a pass. */
const lookAt = async (submissionId: string, secret: string, pass: string | null, signal?: AbortSignal) =>
  api.get("/api/SubmissionShareLink/{submissionId}", {
    path: { submissionId },
    headers: { "X-Share-Link": secret, ...(pass !== null && { "X-Share-Pass": pass }) },
    ...(signal && { signal }),
  });

export const standingQuery = (submissionId: string, secret: string, pass: string | null) =>
  queryOptions({
    queryKey: keyOf("submissions", "shared", submissionId, secret, pass ?? ""),
    queryFn: ({ signal }) => lookAt(submissionId, secret, pass, signal),
    retry: false,
  });

export async function openShared(
  submissionId: string,
  secret: string,
  pin: string,
  options: WriteKey,
): Promise<ShareStanding> {
  const headers = { "X-Share-Link": secret };
  const open = api.post("/api/SubmissionShareLink/Open/{submissionId}", {
    path: { submissionId },
    body: { pin },
    headers,
    ...options,
  });
  // Judged with the proof alone by a service of the release before, which tells the rest without.
  return open.catch((error: unknown) => {
    if (isApiError(error) && error.httpStatus === 404) return lookAt(submissionId, secret, null);
    throw error;
  });
}

export async function verify(
  submissionId: string,
  secret: string,
  body: ShareVerify,
  options: WriteKey,
): Promise<ShareVerified> {
  const headers = { "X-Share-Link": secret };
  return api.post("/api/SubmissionShareLink/Verify/{submissionId}", {
    path: { submissionId },
    body,
    headers,
    ...options,
  });
}

export const sharedDetailQuery = (submissionId: string, pass: string) =>
  queryOptions({
    queryKey: keyOf("submissions", "sharedDetail", submissionId, pass),
    queryFn: ({ signal }) =>
      api.get("/api/SubmissionShareLink/SubmissionDetail/{submissionId}", {
        path: { submissionId },
        headers: { "X-Share-Pass": pass },
        signal,
      }),
    refetchInterval: FRESH_LINKS_MS,
    retry: false,
  });

export function guestCalls(submissionId: string, pass: string): StepCalls {
  const headers = { "X-Share-Pass": pass };
  return {
    save: async (body, options) => api.put("/api/SubmissionShareLink/SaveStep", { body, headers, ...options }),
    submit: async (body, options) => api.post("/api/SubmissionShareLink/SubmitStep", { body, headers, ...options }),
    choices: guestChoices(submissionId, pass),
    directoryOf: () => "membersOnly",
    upload: async (body, options) =>
      api.post("/api/SubmissionShareLink/UploadResources", { body, headers, ...options }),
  };
}
