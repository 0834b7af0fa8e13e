import { Graph } from "./graph";
import type { Step, Workflow } from "./model";

/** A team as far as it matters who can act on a step. */
export interface StaffedTeam {
  teamId: string;
  membersCount: number;
  /** All people of the company. */
  isEveryone: boolean;
}

/** Nobody is in its teams; or one person is, who did an earlier step and may not do this one, too. */
export type Stuck = "nobodyThere" | "samePerson";

/**
 * The steps that nobody can do as things are. No fault of the drawing: it can be published, and people come to teams later.
 * Only what is sure is told: who may act beside the teams, and who will have done what, nobody knows before.
 */
export function stuckSteps(workflow: Workflow, teams: readonly StaffedTeam[]): Map<string, Stuck> {
  const graph = new Graph(workflow);
  const byId = new Map(teams.map((team) => [team.teamId, team]));
  const isAlone = teams.some((team) => team.isEveryone && team.membersCount === 1);
  const found = new Map<string, Stuck>();
  for (const node of graph.reached.values()) {
    if (node.type !== "step" || node.data.teamIds.length === 0) continue;
    const people = peopleOf(node, byId);
    if (people === 0) found.set(node.id, "nobodyThere");
    else if (node.data.needsAnotherPerson && people === 1 && hasDoneEarlier(graph, node, byId, isAlone))
      found.set(node.id, "samePerson");
  }
  return found;
}

type Teams = ReadonlyMap<string, StaffedTeam>;

/** At most so many: one person may be in several teams. A deleted team has none. */
function peopleOf({ data }: Step, teams: Teams): number {
  return data.teamIds.reduce((sum, id) => sum + (teams.get(id)?.membersCount ?? 0), 0);
}

/** Whether the only person of a step is sure to have done one before it. */
function hasDoneEarlier(graph: Graph, step: Step, teams: Teams, isAlone: boolean): boolean {
  const filled = new Set(step.data.teamIds.filter((id) => (teams.get(id)?.membersCount ?? 0) > 0));
  return [...graph.stepsBefore(step.id)].some((id) => {
    if (isAlone) return true;
    const before = graph.nodes.get(id);
    if (before?.type !== "step" || peopleOf(before, teams) !== 1) return false;
    return before.data.teamIds.some((teamId) => filled.has(teamId));
  });
}
