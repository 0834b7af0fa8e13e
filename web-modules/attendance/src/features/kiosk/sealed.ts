import type { Schemas } from "../records/api";

export type Sealing = Schemas["KioskSealing"];

export interface Press {
  userId: string;
  pin: string;
  checkType: Schemas["Check"];
  deviceTime: string;
}

const VERSION = 1;
const LABEL = "groundwork kiosk press";
const CURVE = { name: "ECDH", namedCurve: "P-256" } as const;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
/** Filled up to as many, so that the length says nothing of the PIN's. */
const PRESS_BYTES = 192;

/** A page that came over an unsafe connection has no such means. */
export const maySeal = (sealing: Sealing | null | undefined): sealing is Sealing =>
  Boolean(sealing) && globalThis.crypto?.subtle !== undefined;

/** For the service alone, and for this tablet and this id: nobody here opens it again. */
export async function seal(
  press: Press,
  { kioskId, publicKey }: Sealing,
  punchId: string,
  own?: CryptoKeyPair,
): Promise<string> {
  const { subtle } = crypto;
  const theirs = bytesOf(publicKey);
  const { privateKey, publicKey: mine } = own ?? (await subtle.generateKey(CURVE, true, ["deriveBits"]));
  const point = new Uint8Array(await subtle.exportKey("raw", mine));
  const receiver = await subtle.importKey("raw", theirs, CURVE, false, []);
  const shared = await subtle.deriveBits({ name: "ECDH", public: receiver }, privateKey, KEY_BYTES * 8);
  const secret = await subtle.importKey("raw", shared, "HKDF", false, ["deriveBits"]);
  const info = joined(textBytes(LABEL), point, theirs);
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  const derived = await subtle.deriveBits(derivation, secret, (KEY_BYTES + NONCE_BYTES) * 8);
  const key = await subtle.importKey("raw", derived.slice(0, KEY_BYTES), "AES-GCM", false, ["encrypt"]);
  const content = textBytes(JSON.stringify(press).padEnd(PRESS_BYTES));
  const additionalData = joined(Uint8Array.of(VERSION), textBytes(`${kioskId}/${punchId}`));
  const sealing = { name: "AES-GCM", iv: derived.slice(KEY_BYTES), additionalData };
  const sealed = new Uint8Array(await subtle.encrypt(sealing, key, content));
  return btoa(String.fromCharCode(...joined(Uint8Array.of(VERSION), point, sealed)));
}

const textBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
