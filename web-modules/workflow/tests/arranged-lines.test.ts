import { describe, expect, test } from "vitest";
import {
  addApproval,
  addButton,
  addFromMenu,
  buttonsOf,
  connect,
  type Direction,
  defaultWorkflow,
  layout,
  turnOf,
  type Workflow,
} from "../src/graph";
import { LINE_MIDDLE, sizeOf } from "../src/graph/edit/places";

const WORDS = { step: "Approval", approve: "Approve", refuse: "Refuse" };

interface Box {
  id: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Point = { x: number; y: number };

const closeOf = ({ nodes }: Workflow) => nodes.find(({ type }) => type === "close")?.id ?? "";

function boxOf(workflow: Workflow, id: string): Box {
  const node = workflow.nodes.find((each) => each.id === id);
  const { x = 0, y = 0 } = node?.position ?? {};
  const { width, height } = sizeOf(workflow, id);
  return { id, left: x, top: y, right: x + width, bottom: y + height };
}

/** The corners of a line as it is drawn. */
function cornersOf(direction: Direction, from: Box, to: Box): Point[] {
  const isAcross = direction === "right";
  const start = isAcross
    ? { x: from.right, y: from.top + LINE_MIDDLE }
    : { x: (from.left + from.right) / 2, y: from.bottom };
  const end = isAcross ? { x: to.left, y: to.top + LINE_MIDDLE } : { x: (to.left + to.right) / 2, y: to.top };
  const { centerX = (start.x + end.x) / 2, centerY = (start.y + end.y) / 2 } = turnOf(direction, start, end);
  const turns = isAcross
    ? [
        { x: centerX, y: start.y },
        { x: centerX, y: end.y },
      ]
    : [
        { x: start.x, y: centerY },
        { x: end.x, y: centerY },
      ];
  return [start, ...turns, end];
}

/** Lines that run through a card which they neither leave nor reach. */
function linesThroughCards(workflow: Workflow, direction: Direction): string[] {
  return workflow.edges.flatMap(({ source, target }) => {
    const corners = cornersOf(direction, boxOf(workflow, source), boxOf(workflow, target));
    const others = workflow.nodes.filter(({ id }) => id !== source && id !== target);
    return others
      .map(({ id }) => boxOf(workflow, id))
      .filter((box) => corners.slice(1).some((corner, at) => crosses(corners[at] ?? corner, corner, box)))
      .map(({ id }) => `${source} to ${target} through ${id}`);
  });
}

function crosses(from: Point, to: Point, box: Box): boolean {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
}

/** Three steps, each refused straight to the end, with a mail to whoever asked. */
function refusals(): Workflow {
  let drawn = addApproval(defaultWorkflow(), WORDS)?.workflow ?? defaultWorkflow();
  for (let round = 0; round < 2; round += 1) {
    const close = closeOf(drawn);
    const last = drawn.nodes.findLast((node) => node.type === "step")?.id ?? "";
    const [approve, refuse] = buttonsOf(drawn, last);
    drawn = { ...drawn, edges: drawn.edges.filter(({ source }) => source !== approve?.id) };
    drawn = addFromMenu(drawn, refuse?.id ?? "", "sendEmail")?.workflow ?? drawn;
    const next = addFromMenu(drawn, approve?.id ?? "", "step");
    const grown = addButton(next?.workflow ?? drawn, next?.nodeId ?? "");
    drawn = grown.workflow;
    for (const button of buttonsOf(drawn, next?.nodeId ?? "")) drawn = connect(drawn, button.id, close);
  }
  return drawn;
}

describe.each(["right", "down"] as const)("arranged %s", (direction) => {
  test("no line runs through a card: what refuses early passes by what approves later", () => {
    const drawn = layout(refusals(), direction);
    expect(drawn.nodes.length).toBeGreaterThan(12);
    expect(linesThroughCards(drawn, direction)).toEqual([]);
  });

  test("nor one of an approval that was added", () => {
    const added = addApproval(defaultWorkflow(), WORDS)?.workflow ?? defaultWorkflow();
    expect(linesThroughCards(layout(added, direction), direction)).toEqual([]);
  });
});
