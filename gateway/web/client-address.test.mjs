// The same vectors as services/_chassis/tests/unit/test_addresses.py.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { clientAddress, networkOf, parseNetworks } from "./client-address.mjs";

function casesOf(name) {
  const file = new URL(`../../proto/vectors/client-address/${name}`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")).cases;
}

describe("the client is whom the outermost trusted proxy saw", () => {
  for (const { name, trusted, peer, forwardedFor, expected } of casesOf("walk.json")) {
    it(name, () => {
      const client = clientAddress(peer, forwardedFor, parseNetworks(trusted));
      assert.deepEqual({ client, network: networkOf(client) }, expected);
    });
  }
});

describe("a setting that names no network is refused", () => {
  for (const { name, trusted } of casesOf("settings.json")) {
    it(name, () => assert.throws(() => parseNetworks(trusted), /is not a network/));
  }
});
