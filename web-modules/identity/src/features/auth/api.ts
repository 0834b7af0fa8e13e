import { type Answer, api, deviceZone } from "@groundwork/kit";
import type { Schemas } from "../../schemas";

/** The calls of signing in and up. */
type Options = { idempotencyKey: string };

export type Credentials = Schemas["LoginIn"];
export type SignInAnswer = Answer<"/api/Auth/Login", "post">;
export type SecondFactorChallenge = Schemas["SecondStepNeeded"];
export type SignInMethod = Schemas["FactorMethod"];
export type VerifyEmailAnswer = Answer<"/api/Auth/VerifyEmail", "post">;
export type PasswordNeeded = Schemas["PasswordNeeded"];
export type VerifiedProfile = Schemas["EmailVerified"]["profile"];
export type Invitation = Answer<"/api/Invite/GetInvite", "post">;

export const signIn = (body: Credentials, options: Options) => api.post("/api/Auth/Login", { body, ...options });

export const confirmSignIn = (body: Schemas["SecondStepIn"], options: Options) =>
  api.post("/api/Auth/LoginSecondFactor", { body, ...options });

export const beginPasskeySignIn = (options: Options) => api.post("/api/Auth/BeginPasskeySignIn", options);

export const signInWithPasskey = (body: Schemas["PasskeySignInIn"], options: Options) =>
  api.post("/api/Auth/LoginPasskey", { body, ...options });

export const register = (body: Schemas["RegisterIn"], options: Options) =>
  api.post("/api/Auth/Register", { body, ...options });

export const verifyEmail = (body: Schemas["VerifyEmailIn"], options: Options) =>
  api.post("/api/Auth/VerifyEmail", { body, ...options });

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

/** It begins where the browser is, with a first project there. */
export const createCompany = (name: string, options: Options) =>
  api.post("/api/Group/CreateGroup", { body: { name, timeZone: deviceZone() }, ...options });
