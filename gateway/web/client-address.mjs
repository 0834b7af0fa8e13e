// Whose request it is: the address that the outermost proxy we trust saw. The services do the same in
// `chassis/access/addresses.py`; both run `proto/vectors/client-address`.
import { BlockList, isIP, isIPv4, SocketAddress } from "node:net";

// Some proxies write the client's port too.
const WITH_PORT = /^\[(?<v6>[^\]]*)\](?::\d+)?$|^(?<v4>[\d.]+):\d+$/;
const MAPPED = "::ffff:";
const TRANSLATED = new BlockList();
TRANSLATED.addSubnet("64:ff9b::", 96, "ipv6");

/** `10.42.0.0/16, 192.0.2.7`: networks or single addresses, with commas or blanks between. */
export function parseNetworks(text) {
  const networks = new BlockList();
  for (const each of text.split(/[\s,]+/).filter(Boolean)) {
    const [address, bits, ...rest] = each.split("/");
    const most = isIPv4(address) ? 32 : 128;
    const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
    if (!isIP(address) || rest.length > 0 || !(prefix <= most)) throw new Error(`"${each}" is not a network`);
    networks.addSubnet(address, prefix, familyOf(address));
  }
  return networks;
}

/**
 * Each proxy appends to X-Forwarded-For whom it saw: walked from its end for as long as whoever wrote an entry is
 * trusted. What stands further left may be forged.
 */
export function clientAddress(peer, forwardedFor, trusted) {
  let address = parsed(peer);
  if (address === undefined) return peer;
  for (const entry of forwardedFor.split(",").reverse()) {
    if (!trusted.check(address, familyOf(address))) break;
    const seen = parsed(entry);
    if (seen === undefined) break;
    address = seen;
  }
  return address;
}

/** Who holds one IPv6 address holds the whole /64 around it; an IPv4 address is itself. */
export function networkOf(address) {
  if (isIP(address) !== 6) return address;
  const [head, tail = ""] = address.split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const zeros = Array(8 - before.length - after.length).fill("0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${canonical(`${groups.join(":")}::`)}/64`;
}

function parsed(entry) {
  const text = entry.trim();
  const { v6, v4 } = WITH_PORT.exec(text)?.groups ?? {};
  const [address] = (v6 ?? v4 ?? text).split("%");
  if (!isIP(address)) return undefined;
  return asIPv4(canonical(address)) ?? canonical(address);
}

/** An IPv4 address in the clothes of IPv6: a dual-stack socket's, or a translator's (RFC 6052). */
function asIPv4(name) {
  if (name.startsWith(MAPPED) && isIPv4(name.slice(MAPPED.length))) return name.slice(MAPPED.length);
  if (isIPv4(name) || !TRANSLATED.check(name, "ipv6")) return undefined;
  const words = name
    .slice("64:ff9b::".length)
    .split(":")
    .map((word) => Number.parseInt(word || "0", 16));
  const [high, low] = words.length > 1 ? words : [0, ...words];
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

function canonical(address) {
  return new SocketAddress({ address, family: familyOf(address) }).address;
}

function familyOf(address) {
  return isIPv4(address) ? "ipv4" : "ipv6";
}
