import type { Body } from "../body/types";
import { conditionsOf } from "../conditions/rules";
import { sameJson } from "../json-guard";
import { partsOf } from "./parts";

/** How many of them came, went, or are otherwise. */
export function countChanged(base: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): number {
  const ids = new Set([...base.keys(), ...now.keys()]);
  return [...ids].filter((id) => !sameJson(base.get(id), now.get(id))).length;
}

/** What somebody changed in a form, counted. */
export function countInBody(base: Body, theirs: Body): Record<"fields" | "pages" | "rules", number> {
  const rulesOf = (body: Body) => new Map(conditionsOf(body).map((rule) => [rule.id, rule]));
  const ofKind = (body: Body, kind: "field" | "page") =>
    new Map([...partsOf(body)].flatMap(([id, part]) => (part.kind === kind ? [[id, [part.own, part.grid]]] : [])));
  const counted = (kind: "field" | "page") => countChanged(ofKind(base, kind), ofKind(theirs, kind));
  return { fields: counted("field"), pages: counted("page"), rules: countChanged(rulesOf(base), rulesOf(theirs)) };
}
