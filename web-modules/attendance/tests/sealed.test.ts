import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Press, seal } from "../src/features/kiosk/sealed";

/** The same as services/attendance/tests/unit/test_sealed.py, which opens what is sealed here. */
const vectors = JSON.parse(readFileSync("../../proto/vectors/kiosk/sealed.json", "utf8")) as {
  publicKey: string;
  ephemeral: JsonWebKey;
  cases: { name: string; kioskId: string; punchId: string; sealed: string; expected: Press | null }[];
};
const CURVE = { name: "ECDH", namedCurve: "P-256" };

async function ephemeral(): Promise<CryptoKeyPair> {
  const { d, ...open } = vectors.ephemeral;
  return {
    privateKey: await crypto.subtle.importKey("jwk", { ...open, ...(d ? { d } : {}) }, CURVE, true, ["deriveBits"]),
    publicKey: await crypto.subtle.importKey("jwk", open, CURVE, true, []),
  };
}

const readable = vectors.cases.filter(({ expected }) => expected !== null);

test.each(readable)("seals $name as the service opens it", async ({ kioskId, punchId, sealed, expected }) => {
  const sealing = { kioskId, publicKey: vectors.publicKey };
  expect(await seal(expected as Press, sealing, punchId, await ephemeral())).toBe(sealed);
});

test("there are such cases", () => expect(readable.length).toBeGreaterThan(1));

test("no two are alike, and none is longer for its PIN", async () => {
  const [{ kioskId, punchId, expected }] = readable as [(typeof readable)[number]];
  const sealing = { kioskId, publicKey: vectors.publicKey };
  const press = expected as Press;
  const made = await Promise.all(["2580", "2580", "25802580"].map((pin) => seal({ ...press, pin }, sealing, punchId)));
  expect(new Set(made).size).toBe(3);
  expect(new Set(made.map(({ length }) => length)).size).toBe(1);
});
