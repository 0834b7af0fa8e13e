import { expect } from "vitest";
import {
  checkBody,
  checkCascade,
  checkValues,
  completeBody,
  fieldIdsOfStep,
  type Problem,
  recompute,
  type StepsOfWorkflow,
  structureProblems,
  type WrittenBody,
} from "../../src/rules";

interface Build {
  pages?: number;
  fields?: number;
  depth?: number;
  formulas?: number;
  characters?: number;
}

type Plain = { code: string; subjectId: string }[];

/** What and where, in an order of its own. */
function plain(problems: readonly Problem[]): Plain {
  const found = new Map(problems.map(({ code, subjectId }) => [`${code} ${subjectId}`, { code, subjectId }]));
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, problem]) => problem);
}

function anId(number: number): string {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
}

/** Bodies too large to write out. */
function built({ pages = 0, fields = 0, depth, formulas, characters = 0 }: Build): unknown {
  let number = 0;
  const next = () => {
    number += 1;
    return anId(number);
  };
  const field = (value: unknown) => ({ id: next(), type: "shortText", setting: { label: "A field" }, value });
  const page = (components: unknown[], id = next()) => ({
    id,
    type: "page",
    components: [{ id: next(), type: "row", components }],
  });
  if (formulas !== undefined) {
    const setting = { label: "A field", formula: "1".padEnd(characters) };
    const calculations = Array.from({ length: formulas }, () => ({ ...field(null), type: "calculation", setting }));
    // The case names the page, by what Python calls it.
    return [page(calculations, anId(0x10000000))];
  }
  if (depth === undefined)
    return Array.from({ length: pages }, () => page(Array.from({ length: fields }, () => field(null))));
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return [page([field(value)])];
}

interface StructureCase {
  body?: unknown;
  build?: Build;
  expected: { problems: Plain; path?: string };
}

export function structureCase({ body, build, expected }: StructureCase): void {
  const problems = structureProblems(build ? built(build) : body);
  expect(plain(problems)).toEqual(expected.problems);
  if (expected.path !== undefined) expect(problems.map((each) => each.params.path)).toEqual([expected.path]);
}

interface BodyCase<Expected> {
  body: WrittenBody;
  workflow: StepsOfWorkflow;
  expected: Expected;
}

export function publishingCase(testCase: BodyCase<{ problems: Plain }> & { build?: Build }): void {
  const { body, build, workflow, expected } = testCase;
  const written = build ? (built(build) as WrittenBody) : body;
  const found = plain(checkBody(completeBody(written), workflow));
  expect(found).toEqual(expected.problems);
}

export function ownershipCase({ body, workflow, expected }: BodyCase<Record<string, string[]>>): void {
  const steps = workflow.nodes.filter((node) => node.type === "step");
  const owned = steps.map((step) => [step.id, [...fieldIdsOfStep(completeBody(body), workflow, step.id)]]);
  expect(Object.fromEntries(owned)).toEqual(expected);
}

interface CheckCase extends BodyCase<{ values: Record<string, unknown>; problems: Plain }> {
  stepId: string;
  submitting: boolean;
  values: Record<string, unknown>;
  before?: Record<string, unknown>;
}

export function checkCase({ body, workflow, stepId, submitting, values, before, expected }: CheckCase): void {
  const checked = checkValues(completeBody(body), workflow, stepId, values, { submitting, ...(before && { before }) });
  expect(checked.values).toEqual(expected.values);
  expect(plain(checked.problems)).toEqual(expected.problems);
}

interface CascadeCase {
  body: WrittenBody;
  values: Record<string, unknown>;
  fieldIds: string[];
  expected: { problems: Plain };
}

export function cascadeCase({ body, values, fieldIds, expected }: CascadeCase): void {
  expect(plain(checkCascade(completeBody(body), values, fieldIds))).toEqual(expected.problems);
}

export function recomputeCase({ body, values, expected }: Omit<CheckCase, "workflow">): void {
  const recomputed = recompute(completeBody(body), values);
  expect(recomputed.values).toEqual(expected.values);
  expect(plain(recomputed.problems)).toEqual(expected.problems);
}
