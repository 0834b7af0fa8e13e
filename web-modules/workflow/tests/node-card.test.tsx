import { renderInKit } from "@groundwork/kit/testing";
import { ReactFlowProvider } from "@xyflow/react";
import { expect, test } from "vitest";
import { type Editor, EditorContext } from "../src/editor-context";
import { NodeCard } from "../src/features/canvas/node-card";
import type { Direction } from "../src/graph";
import type { Node } from "../src/nodes/rules-registry";
import { twoSteps } from "./support/two-steps";

const SIDES = ["left", "right", "top", "bottom"] as const;

/** At which sides of its card lines arrive and leave. */
function sidesOf(node: Node, direction: Direction) {
  const workflow = twoSteps();
  const editor: Editor = {
    ...{ templateId: "permit", workflow, direction, mayEdit: false, teams: [], pages: [], problems: [] },
    ...{ problemsAt: () => [], stuck: new Map(), selectedId: null, undo: null, redo: null },
    ...{ select: nothing, deselect: nothing, apply: nothing, add: nothing, remove: nothing },
  };
  const place = { positionAbsoluteX: 0, positionAbsoluteY: 0, zIndex: 0, dragging: false, isConnectable: false };
  const state = { selected: false, selectable: true, deletable: false, draggable: false };
  const { container, unmount } = renderInKit(
    <ReactFlowProvider>
      <EditorContext.Provider value={editor}>
        <NodeCard id={node.id} type={node.type} data={{ node }} {...place} {...state} />
      </EditorContext.Provider>
    </ReactFlowProvider>,
  );
  const sideOf = (end: string) => {
    const handle = container.querySelector(`.react-flow__handle.${end}`);
    return SIDES.find((each) => handle?.classList.contains(`react-flow__handle-${each}`));
  };
  const sides = { arrives: sideOf("target"), leaves: sideOf("source") };
  unmount();
  return sides;
}

function nothing(): void {}

function nodeOf(type: Node["type"]): Node {
  const node = twoSteps().nodes.find((each) => each.type === type);
  if (!node) throw new Error(`There is no ${type}`);
  return node;
}

test("lines arrive and leave along the direction of the drawing", () => {
  for (const type of ["step", "button"] as const) {
    expect(sidesOf(nodeOf(type), "right")).toEqual({ arrives: "left", leaves: "right" });
    expect(sidesOf(nodeOf(type), "down")).toEqual({ arrives: "top", leaves: "bottom" });
  }
});

test("nothing leaves what ends a submission", () => {
  expect(sidesOf(nodeOf("close"), "right")).toEqual({ arrives: "left" });
  expect(sidesOf(nodeOf("close"), "down")).toEqual({ arrives: "top" });
});
