import { type Answer, api, type SelfProfile } from "@groundwork/kit";
import type { PasskeyAnswer } from "./passkeys";

/** The calls of signing in and up, with the types that the screens use. */
type Options = { idempotencyKey: string };

export type SignInMethod = "totp" | "passkey" | "recoveryCode";
export type Invitation = Answer<"/api/Invite/GetInvite", "post">;

export interface Credentials {
  email: string;
  password: string;
}

export interface SecondFactorChallenge {
  status: "secondFactor";
  challengeToken: string;
  methods: SignInMethod[];
  passkeyOptions: PublicKeyCredentialRequestOptionsJSON | null;
}

export type SignInAnswer = { status: "signedIn"; profile: SelfProfile } | SecondFactorChallenge;

export interface SecondFactor {
  challengeToken: string;
  method: SignInMethod;
  code?: string;
  passkey?: PasskeyAnswer;
}

export interface Registration extends Credentials {
  fullName: string;
  language: string;
  inviteToken?: string;
}

export const signIn = async (body: Credentials, options: Options): Promise<SignInAnswer> =>
  (await api.post("/api/Auth/Login", { body, ...options })) as unknown as SignInAnswer;

export const confirmSignIn = (body: SecondFactor, options: Options) =>
  api.post("/api/Auth/LoginSecondFactor", { body, ...options } as never);

export const register = (body: Registration, options: Options) =>
  api.post("/api/Auth/Register", { body, ...options } as never);

export const verifyEmail = (token: string, options: Options) =>
  api.post("/api/Auth/VerifyEmail", { body: { token }, ...options });

export const resendVerification = (email: string, options: Options) =>
  api.post("/api/Auth/ResendVerification", { body: { email }, ...options });

export const requestPasswordReset = (email: string, options: Options) =>
  api.post("/api/Auth/RequestPasswordReset", { body: { email }, ...options });

export const resetPassword = (body: { token: string; newPassword: string }, options: Options) =>
  api.post("/api/Auth/ResetPassword", { body, ...options });

export const readInvitation = (token: string, signal: AbortSignal) =>
  api.post("/api/Invite/GetInvite", { body: { token }, signal });

export const acceptInvitation = (token: string, options: Options) =>
  api.post("/api/Invite/AcceptInvite", { body: { token }, ...options });

export const createCompany = (name: string, options: Options) =>
  api.post("/api/Group/CreateGroup", { body: { name }, ...options });
