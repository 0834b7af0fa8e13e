/** What a keystroke costs in a form of 1,000 fields with 500 rules: `npm run bench -w @groundwork/formwork`. */
import { completeBody, newId, Settling } from "../src/rules";

const FIELDS = 1000;
const RULES = 500;

const fieldIds = Array.from({ length: FIELDS }, newId);
const fields = fieldIds.map((id) => ({ id, type: "shortText", setting: { label: "A field" } }));

/** Each shows one other field; `of` says which field it looks at. */
function form(of: (number: number) => number) {
  const conditions = Array.from({ length: RULES }, (_, number) => ({
    id: newId(),
    nestedConditions: [
      {
        fieldCondition: { fieldId: fieldIds[of(number)] ?? "" },
        comparisonCondition: { fieldState: { state: "is" as const, value: "Rain" } },
      },
    ],
    outcomes: [{ type: "show" as const, fieldIds: [fieldIds[number + 1] ?? ""] }],
  }));
  const rows = fields.map((field) => ({ id: newId(), components: [field] }));
  return completeBody([{ id: newId(), components: rows, conditions }]);
}

function keystroke(of: (number: number) => number): () => void {
  const values = new Map<string, unknown>(fieldIds.map((id) => [id, "Rain"]));
  const settling = new Settling(form(of), (fieldId) => values.get(fieldId) ?? null);
  const first = fieldIds[0] ?? "";
  return () => {
    values.set(first, values.get(first) === "Rain" ? "Rai" : "Rain");
    settling.after([first]);
  };
}

const TRIES = 50;

/** Of the processor: others may be busy on the machine. */
function tell(name: string, work: () => unknown): void {
  for (let once = 0; once < TRIES; once += 1) work();
  const took = Array.from({ length: TRIES }, () => {
    const started = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  }).sort((one, other) => one - other);
  process.stdout.write(`${name.padEnd(50)}${(took[TRIES / 2] ?? 0).toFixed(2).padStart(8)} ms\n`);
}

const chain = form((number) => number);
tell(
  "a keystroke that one rule looks at",
  keystroke((number) => 2 * number),
);
tell(
  "a keystroke that all rules look at",
  keystroke(() => 0),
);
tell(
  "a keystroke that reaches 500 fields, one by one",
  keystroke((number) => number),
);
tell("the form opened", () => new Settling(chain, () => "Rain"));
