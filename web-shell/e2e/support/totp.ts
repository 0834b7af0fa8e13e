import { createHmac } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_SECONDS = 30;
const MODULUS = 1_000_000;

function fromBase32(secret: string): Buffer {
  const bits = [...secret.replaceAll(/[\s=]/g, "").toUpperCase()]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows at that time (RFC 6238: SHA-1, 30 s, 6 digits). */
export function totp(secret: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 1000 / STEP_SECONDS)));
  const digest = createHmac("sha1", fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % MODULUS).padStart(6, "0");
}

/** A code that was not used before: the service takes each step's code once. */
export async function nextTotp(secret: string, used: string): Promise<string> {
  const code = totp(secret);
  if (code !== used) return code;
  const wait = STEP_SECONDS * 1000 - (Date.now() % (STEP_SECONDS * 1000)) + 100;
  await new Promise((resolve) => setTimeout(resolve, wait));
  return totp(secret);
}
