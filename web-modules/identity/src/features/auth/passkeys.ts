/** The browser's passkeys, through its own JSON helpers. */

/** What the device answered, for the service to check. */
export type PasskeyAnswer = Record<string, unknown>;

export type PasskeyTrouble = "unsupported" | "cancelled" | "alreadyAdded" | "failed";

export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
  readonly trouble: PasskeyTrouble;

  constructor(trouble: PasskeyTrouble, cause?: unknown) {
    super(`Passkey: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** Browsers older than these helpers can still sign in by code; their passkeys are not offered. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined" && "parseRequestOptionsFromJSON" in PublicKeyCredential;
}

const TROUBLES: Record<string, PasskeyTrouble> = {
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "alreadyAdded",
  NotSupportedError: "unsupported",
};

async function asked(work: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (!canUsePasskeys()) throw new PasskeyError("unsupported");
  let credential: Credential | null;
  try {
    credential = await work();
  } catch (cause) {
    throw new PasskeyError(TROUBLES[cause instanceof Error ? cause.name : ""] ?? "failed", cause);
  }
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyError("failed");
  return credential;
}

/** `options` are WebAuthn's, as JSON; the API's schema leaves them open. */
export async function readPasskey(options: object): Promise<PasskeyAnswer> {
  const credential = await asked(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON),
    }),
  );
  return { ...credential.toJSON() };
}

export async function makePasskey(options: object): Promise<PasskeyAnswer> {
  const credential = await asked(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON),
    }),
  );
  return { ...credential.toJSON() };
}
