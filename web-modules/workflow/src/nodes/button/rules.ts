import { problemOf, shapes } from "@groundwork/formwork/rules";
import { type BaseNode, MOST, type NodeRules, name } from "../kind";

export interface ButtonData {
  name: string;
  color: string;
  order: number;
  /** Null: as the way it leads says (`graph/pressing.ts`). */
  checksRequiredFields: boolean | null;
  asksForReason: boolean | null;
}

/** As the product's own buttons; where nothing is said it is the blue of what was drawn before. */
const BRAND = "#14634D";

export type ButtonNode = BaseNode<"button", ButtonData>;

export function newButtonData(order = 0): ButtonData {
  return { name: "Submit", color: BRAND, order, checksRequiredFields: null, asksForReason: null };
}

/** A way out of a step. */
export const button: NodeRules<
  ButtonNode,
  "step" | "sendEmail" | "condition" | "parallel" | "backToPrevious" | "createNewVersion" | "close"
> = {
  type: "button",
  leadsTo: ["step", "sendEmail", "condition", "parallel", "backToPrevious", "createNewVersion", "close"],
  hasData: shapes.record(
    {},
    {
      name,
      color: shapes.textLike(/^#[0-9A-Fa-f]{6}$/),
      order: shapes.integer(0, MOST.order),
      checksRequiredFields: shapes.nullable(shapes.flag),
      asksForReason: shapes.nullable(shapes.flag),
    },
  ),
  newData: () => newButtonData(),
  // What was published before there was a choice goes on as it did.
  absentData: { checksRequiredFields: true, asksForReason: false },
  nameOf: (node) => node.data.name,
  nameKey: "name",
  /** Any number of mails, and one way on; no way on leads back to a step that was passed. */
  refuses: (graph, source, target) => {
    if (target.type === "button") return "kinds";
    if (graph.hasEdge(source.id, target.id)) return "twice";
    if (target.type === "sendEmail") return null;
    if (graph.targets(source.id).some((other) => other.type !== "sendEmail")) return "hasWay";
    if (target.type === "join") return graph.refusesJoin(source.id, target.id);
    return target.type === "close" ? null : graph.refusesWay(source.id, target.id);
  },
  follow: () => null,
  check: (graph, { id, data }) => {
    const problems = [];
    if (data.name.trim() === "") problems.push(problemOf(id, { code: "buttonNameMissing", params: {} }));
    const targets = graph.targets(id);
    if (targets.filter((target) => target.type === "sendEmail").length > MOST.mails)
      problems.push(problemOf(id, { code: "tooManyMails", params: { button: data.name, most: MOST.mails } }));
    if (!targets.some((target) => target.type !== "sendEmail"))
      problems.push(problemOf(id, { code: "isAllButtonClose", params: { button: data.name } }));
    return problems;
  },
};
