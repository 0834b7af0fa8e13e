import { type Answer, api, queryOptions } from "@groundwork/kit";
import type { PasskeyAnswer } from "../auth/passkeys";

/** The calls of one's own sign-in: password, second step, devices. */
type Options = { idempotencyKey: string };

export type SignedInDevice = Answer<"/api/Auth/GetSessions">[number];
export type SecondFactors = Answer<"/api/Auth/GetSecondFactors">;
export type Passkey = SecondFactors["passkeys"][number];
export type TotpSecret = Answer<"/api/Auth/BeginTotp", "post">;

export const sessionsQuery = queryOptions({
  queryKey: ["identity", "own-sessions"],
  queryFn: ({ signal }) => api.get("/api/Auth/GetSessions", { signal }),
});

export const factorsQuery = queryOptions({
  queryKey: ["identity", "own-factors"],
  queryFn: ({ signal }) => api.get("/api/Auth/GetSecondFactors", { signal }),
});

export const changePassword = (body: { currentPassword: string; newPassword: string }, options: Options) =>
  api.post("/api/Auth/ChangePassword", { body, ...options });

export const revokeSession = (sessionId: string, options: Options) =>
  api.post("/api/Auth/RevokeSession", { body: { sessionId }, ...options });

export const revokeOtherSessions = (options: Options) => api.post("/api/Auth/RevokeOtherSessions", options);

export const beginTotp = (password: string, options: Options) =>
  api.post("/api/Auth/BeginTotp", { body: { password }, ...options });

export const confirmTotp = (code: string, options: Options) =>
  api.post("/api/Auth/ConfirmTotp", { body: { code }, ...options });

export const disableTotp = (password: string, options: Options) =>
  api.post("/api/Auth/DisableTotp", { body: { password }, ...options });

export const beginPasskey = (password: string, options: Options) =>
  api.post("/api/Auth/BeginPasskey", { body: { password }, ...options });

export interface NewPasskey {
  challengeToken: string;
  name: string;
  passkey: PasskeyAnswer;
}

export const finishPasskey = (body: NewPasskey, options: Options) =>
  api.post("/api/Auth/FinishPasskey", { body, ...options });

export const deletePasskey = (body: { passkeyId: string; password: string }, options: Options) =>
  api.post("/api/Auth/DeletePasskey", { body, ...options });

export const createRecoveryCodes = (password: string, options: Options) =>
  api.post("/api/Auth/CreateRecoveryCodes", { body: { password }, ...options });
