export interface Build {
  steps: number;
  mails?: number;
}

function anId(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
}

function node(type: string, number: number, data: object) {
  return { id: anId(number), type, position: { x: 0, y: 0 }, data };
}

function edge(sourceType: string, source: number, targetType: string, target: number) {
  return {
    id: `${source}-${target}`,
    source: anId(source),
    target: anId(target),
    sourceHandle: `${sourceType}Out`,
    targetHandle: `${targetType}In`,
  };
}

/** So many steps in a row, each with a team and one button that sends so many mails; the last one closes. */
export function builtWorkflow({ steps, mails = 0 }: Build): { nodes: object[]; edges: object[] } {
  const nodes: object[] = [node("close", 0x30000000, {})];
  const edges: object[] = [];
  for (let at = 0; at < steps; at += 1) {
    const data = { stepName: `Step ${at + 1}`, triggerStep: at === 0, teamIds: [anId(1)] };
    nodes.push(node("step", 0x10000000 + at, data), node("button", 0x20000000 + at, {}));
    edges.push(edge("step", 0x10000000 + at, "button", 0x20000000 + at));
    edges.push(
      at + 1 < steps
        ? edge("button", 0x20000000 + at, "step", 0x10000000 + at + 1)
        : edge("button", 0x20000000 + at, "close", 0x30000000),
    );
    for (let number = 0; number < mails; number += 1) {
      const mail = 0x40000000 + 1000 * at + number;
      nodes.push(node("sendEmail", mail, { subject: "Look", teamIds: [anId(1)] }));
      edges.push(edge("button", 0x20000000 + at, "sendEmail", mail));
    }
  }
  return { nodes, edges };
}
