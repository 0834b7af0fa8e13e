/** Both put the same things into different orders. */
export const BOTH_MOVED = Symbol("both moved");

const among = (ids: readonly string[], others: ReadonlySet<string>) => ids.filter((id) => others.has(id));
const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, at) => id === other[at]);

/** Whose order counts: of whoever moved something that all three have. */
export function orderOf(
  base: readonly string[],
  theirs: readonly string[],
  mine: readonly string[],
): "mine" | "theirs" | typeof BOTH_MOVED {
  const theirIds = new Set(theirs);
  const myIds = new Set(mine);
  const common = new Set(base.filter((id) => theirIds.has(id) && myIds.has(id)));
  const [before, there, here] = [among(base, common), among(theirs, common), among(mine, common)];
  if (isSame(before, there) || isSame(there, here)) return "mine";
  return isSame(before, here) ? "theirs" : BOTH_MOVED;
}

/** What is left, as `first` has it; what only `second` has comes after what it follows there, or at the end as there. */
export function inOrder(
  left: ReadonlySet<string>,
  first: readonly string[],
  second: readonly string[],
): readonly string[] {
  const order = among(first, left);
  const known = new Set(order);
  const others = among(second, left);
  const end = others.findLastIndex((id) => known.has(id)) + 1;
  let at = 0;
  for (const id of others.slice(0, end)) {
    if (known.has(id)) at = order.indexOf(id) + 1;
    else order.splice(at++, 0, id);
  }
  return [...new Set([...order, ...others.slice(end), ...left])];
}
