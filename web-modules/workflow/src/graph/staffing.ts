import { Graph } from "./graph";
import { type Step, stepsOf, triggerOf, type Workflow } from "./model";

/** A team as far as it matters who can act on a step. */
export interface StaffedTeam {
  teamId: string;
  membersCount: number;
  /** All people of the company. */
  isEveryone: boolean;
}

/**
 * Nobody is in its teams; or fewer people than must press; or one person is, who did an earlier step or the first one
 * and may not do this one, too; or no path leads to it.
 */
export type Stuck = "nobodyThere" | "tooFewThere" | "samePerson" | "samePersonFirst" | "noPath";

/**
 * The steps that nobody can do as things are. No fault of the drawing: it can be published, and people come to teams later.
 * Only what is sure is told: who may act beside the teams, and who will have done what, nobody knows before.
 */
export function stuckSteps(workflow: Workflow, teams: readonly StaffedTeam[]): Map<string, Stuck> {
  const graph = new Graph(workflow);
  const byId = new Map(teams.map((team) => [team.teamId, team]));
  const isAlone = teams.some((team) => team.isEveryone && team.membersCount === 1);
  const found = new Map<string, Stuck>();
  for (const step of stepsOf(workflow)) {
    const why = graph.reached.has(step.id) ? whyStuck(graph, step, byId, isAlone) : "noPath";
    // Without a first step no path leads anywhere, which is said of the workflow.
    if (why && graph.reached.size > 0) found.set(step.id, why);
  }
  return found;
}

function whyStuck(graph: Graph, step: Step, teams: Teams, isAlone: boolean): Stuck | null {
  if (step.data.teamIds.length === 0) return null;
  const people = peopleOf(step, teams);
  if (people === 0) return "nobodyThere";
  if (!step.data.triggerStep && people < step.data.minimumApprovers) return "tooFewThere";
  if (people > 1) return null;
  const first = triggerOf(graph.workflow)?.id;
  const earlier = [...graph.stepsBefore(step.id)];
  if (step.data.needsAnotherPerson && hasDone(graph, step, earlier, teams, isAlone)) return "samePerson";
  const started = earlier.filter((id) => id === first);
  return step.data.noSelfApproval && hasDone(graph, step, started, teams, isAlone) ? "samePersonFirst" : null;
}

type Teams = ReadonlyMap<string, StaffedTeam>;

/** At most so many: one person may be in several teams. A deleted team has none. */
function peopleOf({ data }: Step, teams: Teams): number {
  return data.teamIds.reduce((sum, id) => sum + (teams.get(id)?.membersCount ?? 0), 0);
}

/** Whether the only person of a step is sure to have done one of those before it. */
function hasDone(graph: Graph, step: Step, earlier: readonly string[], teams: Teams, isAlone: boolean): boolean {
  const filled = new Set(step.data.teamIds.filter((id) => (teams.get(id)?.membersCount ?? 0) > 0));
  return earlier.some((id) => {
    if (isAlone) return true;
    const before = graph.nodes.get(id);
    if (before?.type !== "step" || peopleOf(before, teams) !== 1) return false;
    return before.data.teamIds.some((teamId) => filled.has(teamId));
  });
}
