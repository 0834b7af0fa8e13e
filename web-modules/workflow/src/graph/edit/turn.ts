import type { Position } from "../../nodes/kind";
import type { Direction } from "../model";

/** So far before its target a line turns towards it. */
const BEFORE_TARGET = 24;
const LEAST = 12;

/**
 * Where a line leaves its own lane: right before its target, where no card stands. Halfway, as lines are usually
 * drawn, a long one would run through the cards that lead to the same target.
 */
export function turnOf(direction: Direction, from: Position, to: Position): { centerX?: number; centerY?: number } {
  const axis = direction === "right" ? "x" : "y";
  const turn = to[axis] - BEFORE_TARGET;
  if (turn < from[axis] + LEAST) return {};
  return direction === "right" ? { centerX: turn } : { centerY: turn };
}
