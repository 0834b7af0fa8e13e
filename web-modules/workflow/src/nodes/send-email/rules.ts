import { type Problem, problemOf, shapes } from "@groundwork/formwork/rules";
import { type BaseNode, MOST, type NodeRules, teamIds } from "../kind";

export interface SendEmailData {
  subject: string;
  content: string;
  teamIds: readonly string[];
  emails: readonly string[];
}

export type SendEmailNode = BaseNode<"sendEmail", SendEmailData>;

export const MOST_TEXT = { subject: 200, content: 10_000 } as const;

const ADDRESS = /^[^@\s]+@[^@\s]+$/;

export function isAddress(text: string): boolean {
  return text.length >= 3 && text.length <= 254 && ADDRESS.test(text);
}

/** A mail on the way: sent when its button is pressed; the way on is the button's other target. */
export const sendEmail: NodeRules<SendEmailNode, never> = {
  type: "sendEmail",
  leadsTo: [],
  hasData: shapes.record(
    {},
    {
      subject: shapes.text(MOST_TEXT.subject),
      content: shapes.text(MOST_TEXT.content),
      teamIds,
      emails: shapes.list((value) => typeof value === "string" && isAddress(value), MOST.emails),
    },
  ),
  newData: () => ({ subject: "", content: "", teamIds: [], emails: [] }),
  nameOf: (node) => node.data.subject,
  nameKey: "subject",
  refuses: () => "kinds",
  follow: (_, node) => ({ kind: "mail", nodeId: node.id }),
  check: (graph, { id, data }) => {
    const problems: Problem[] = [];
    for (const source of graph.sources(id)) {
      const params = { button: graph.nameOf(source.id) };
      if (graph.outOf(source.id).length < 2) problems.push(problemOf(source.id, { code: "isAllSendEmail", params }));
      if (data.teamIds.length === 0 && data.emails.length === 0)
        problems.push(problemOf(id, { code: "recipientMissing", params }));
      if (data.subject.trim() === "") problems.push(problemOf(id, { code: "subjectMissing", params }));
    }
    return problems;
  },
};
