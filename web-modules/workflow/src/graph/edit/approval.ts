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

interface End {
  step: Step;
  edgeId: string;
  buttonId: string;
  closeId: string;
}

/** Where one can be put before the end: after the only step there is, of which a button closes; or after a named
 * one, of which the first does. A further one may be to refuse: nobody approves what was refused. */
function closing(workflow: Workflow, stepId?: string): End | null {
  const steps = stepsOf(workflow);
  const step = steps.length === 1 ? steps[0] : steps.find(({ id }) => id === stepId);
  if (!step) return null;
  const buttons = buttonsOf(workflow, step.id);
  for (const { id } of steps.length === 1 ? buttons : buttons.slice(0, 1)) {
    const edge = workflow.edges.find((each) => each.source === id && each.targetHandle === "closeIn");
    if (edge) return { step, edgeId: edge.id, buttonId: id, closeId: edge.target };
  }
  return null;
}

export function canAddApproval(workflow: Workflow, stepId?: string): boolean {
  return closing(workflow, stepId) !== null;
}

/** Somebody looks at it before it is done: a step of the same people, to approve or to refuse. */
export function addApproval(workflow: Workflow, words: ApprovalWords, stepId?: string): Added | null {
  const end = closing(workflow, stepId);
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
