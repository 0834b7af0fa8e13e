import { type Step, stepsOf, type Workflow } from "../model";
import { buttonsOf } from "../transition";
import { type Added, addButton, addFromMenu } from "./add";
import { changeData } from "./change";
import { connect, disconnect } from "./connect";
import { layout } from "./layout";
import { directionOf } from "./places";

export interface ApprovalWords {
  step: string;
  approve: string;
  refuse: string;
}

const GREEN = "#14634D";
const RED = "#A02C18";

/** Where one can be put before the end: one step, of which a button closes. */
function closing(workflow: Workflow): { step: Step; edgeId: string; buttonId: string; closeId: string } | null {
  const [step, ...others] = stepsOf(workflow);
  if (!step || others.length > 0) return null;
  for (const { id } of buttonsOf(workflow, step.id)) {
    const edge = workflow.edges.find((each) => each.source === id && each.targetHandle === "closeIn");
    if (edge) return { step, edgeId: edge.id, buttonId: id, closeId: edge.target };
  }
  return null;
}

export function canAddApproval(workflow: Workflow): boolean {
  return closing(workflow) !== null;
}

/** Somebody looks at it before it is done: a step of the same people, to approve or to refuse. */
export function addApproval(workflow: Workflow, words: ApprovalWords): Added | null {
  const end = closing(workflow);
  if (!end) return null;
  const added = addFromMenu(disconnect(workflow, end.edgeId), end.buttonId, "step");
  if (!added) return null;
  const { nodeId } = added;
  const [approve] = buttonsOf(added.workflow, nodeId);
  if (!approve) return null;
  const refusing = addButton(added.workflow, nodeId);
  let drawn = changeData<Step>(refusing.workflow, nodeId, { stepName: words.step, teamIds: end.step.data.teamIds });
  drawn = changeData<typeof approve>(drawn, approve.id, { name: words.approve, color: GREEN });
  drawn = changeData<typeof approve>(drawn, refusing.nodeId, { name: words.refuse, color: RED });
  drawn = connect(connect(drawn, approve.id, end.closeId), refusing.nodeId, end.closeId);
  return { workflow: layout(drawn, directionOf(workflow)), nodeId };
}
