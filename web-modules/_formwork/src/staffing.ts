/** Steps of a drawn workflow that nobody can do as its teams are today. Apart from the drawing's own rules: it needs no kind of node. */

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

/** As far as it is asked for here. */
export interface StaffedDrawing {
  nodes: readonly { id: string; type: string; data?: unknown }[];
  edges: readonly { source: string; target: string }[];
}

interface Step {
  id: string;
  teamIds: readonly string[];
  isFirst: boolean;
  needed: number;
  needsAnotherPerson: boolean;
  noSelfApproval: boolean;
}

const WAYS_BACK: ReadonlySet<string> = new Set(["backToPrevious", "createNewVersion"]);

/**
 * No fault of the drawing: it can be published, and people come to teams later. Only what is sure is told: who may act
 * beside the teams, and who will have done what, nobody knows before.
 */
export function stuckSteps(drawing: StaffedDrawing, teams: readonly StaffedTeam[]): Map<string, Stuck> {
  const steps = new Map(drawing.nodes.filter(({ type }) => type === "step").map((node) => [node.id, stepOf(node)]));
  const first = [...steps.values()].find(({ isFirst }) => isFirst);
  const found = new Map<string, Stuck>();
  // Without a first step no path leads anywhere, which is said of the workflow.
  if (!first) return found;
  const ways = waysOf(drawing);
  const staff = new Staff(teams);
  const reached = search(first.id, ways.out);
  for (const step of steps.values()) {
    const before = () =>
      [...search(step.id, ways.onwardInto)].flatMap((id) => (id === step.id ? [] : (steps.get(id) ?? [])));
    const why = reached.has(step.id) ? whyStuck(step, before, staff) : "noPath";
    if (why) found.set(step.id, why);
  }
  return found;
}

function whyStuck(step: Step, before: () => Step[], staff: Staff): Stuck | null {
  if (step.teamIds.length === 0) return null;
  const people = staff.peopleOf(step);
  if (people === 0) return "nobodyThere";
  if (!step.isFirst && people < step.needed) return "tooFewThere";
  if (people > 1 || !(step.needsAnotherPerson || step.noSelfApproval)) return null;
  const earlier = before();
  if (step.needsAnotherPerson && staff.hasDone(step, earlier)) return "samePerson";
  const started = earlier.filter(({ isFirst }) => isFirst);
  return step.noSelfApproval && staff.hasDone(step, started) ? "samePersonFirst" : null;
}

class Staff {
  readonly #counts: ReadonlyMap<string, number>;
  readonly #isAlone: boolean;

  constructor(teams: readonly StaffedTeam[]) {
    this.#counts = new Map(teams.map(({ teamId, membersCount }) => [teamId, membersCount]));
    this.#isAlone = teams.some((team) => team.isEveryone && team.membersCount === 1);
  }

  /** At most so many: one person may be in several teams. A deleted team has none. */
  peopleOf({ teamIds }: Step): number {
    return teamIds.reduce((sum, id) => sum + (this.#counts.get(id) ?? 0), 0);
  }

  /** Whether the only person of a step is sure to have done one of those before it. */
  hasDone(step: Step, earlier: readonly Step[]): boolean {
    if (this.#isAlone) return earlier.length > 0;
    const filled = new Set(step.teamIds.filter((id) => (this.#counts.get(id) ?? 0) > 0));
    return earlier.some((each) => this.peopleOf(each) === 1 && each.teamIds.some((teamId) => filled.has(teamId)));
  }
}

function stepOf({ id, data }: StaffedDrawing["nodes"][number]): Step {
  const said = (data ?? {}) as Readonly<Record<string, unknown>>;
  return {
    id,
    teamIds: (said.teamIds ?? []) as readonly string[],
    isFirst: said.triggerStep === true,
    needed: Number(said.minimumApprovers ?? 1),
    needsAnotherPerson: said.needsAnotherPerson === true,
    noSelfApproval: said.noSelfApproval === true,
  };
}

type Neighbours = ReadonlyMap<string, readonly string[]>;

function waysOf({ nodes, edges }: StaffedDrawing): { out: Neighbours; onwardInto: Neighbours } {
  const back = new Set(nodes.filter(({ type }) => WAYS_BACK.has(type)).map(({ id }) => id));
  const out = new Map<string, string[]>();
  const onwardInto = new Map<string, string[]>();
  for (const { source, target } of edges) {
    out.set(source, [...(out.get(source) ?? []), target]);
    if (!back.has(source)) onwardInto.set(target, [...(onwardInto.get(target) ?? []), source]);
  }
  return { out, onwardInto };
}

function search(startId: string, neighbours: Neighbours): Set<string> {
  const found = new Set([startId]);
  for (const id of found) for (const each of neighbours.get(id) ?? []) found.add(each);
  return found;
}
