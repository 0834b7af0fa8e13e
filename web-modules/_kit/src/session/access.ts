/** The lowest role that may do something, in the order of the services' `x-access`. */
export const ACCESS_LADDER = ["public", "user", "member", "manager", "admin", "coOwner", "owner"] as const;
export type Access = (typeof ACCESS_LADDER)[number];
export type Role = Exclude<Access, "public" | "user">;

const RANK = new Map<string, number>(ACCESS_LADDER.map((each, index) => [each, index]));

/** Services may spell a role `coOwner`, `co_owner` or `CoOwner`. */
export function toRole(name: string | null | undefined): Role | null {
  const plain = (name ?? "").replaceAll(/[^a-z]/gi, "").toLowerCase();
  const found = ACCESS_LADDER.find((each) => each.toLowerCase() === plain);
  return found && found !== "public" && found !== "user" ? found : null;
}

/**
 * Whether someone may see a screen. The services decide again on every call; this only keeps doors that would not
 * open out of sight. `held` is null for a visitor and "user" for someone without a company.
 */
export function allows(held: Access | null, needed: Access): boolean {
  if (needed === "public") return true;
  if (held === null) return false;
  return (RANK.get(held) ?? 0) >= (RANK.get(needed) ?? Number.POSITIVE_INFINITY);
}
