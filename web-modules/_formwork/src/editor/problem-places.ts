import { addressOf, type EditorView } from "./template";

/** What a problem says of where it is. */
export interface Problematic {
  code: string;
  subjectId: string;
}

export interface MendPlace {
  /** Where it is mended. */
  view: EditorView;
  /** The field, page, node or edge; null: it is of the whole. */
  subjectId: string | null;
  isPage?: boolean;
}

/** What has no place in the form to lead to. */
const OF_WHOLE_FORM: ReadonlySet<string> = new Set(["tooManyPages", "tooManyFields", "formulasTooLarge"]);
/** What is said of a page; of the form, where it has none. */
const OF_PAGES: ReadonlySet<string> = new Set(["emptyForm", "emptyPage", "nothingToFillIn"]);
/** Subjects that are settings of the template. */
const OF_SETTINGS: ReadonlySet<string> = new Set(["validTimeStepId", "validTimeDays"]);

/** What is said of a rule; of the rules, where it has none. */
const OF_RULES = /^(condition|tooManyConditions|rule[A-Z])/;

/** Fields and pages in the form, rules among the rules, settings in the settings, everything else in the workflow. */
export function placeToMend({ code, subjectId }: Problematic, isField: (id: string) => boolean): MendPlace {
  if (isField(subjectId)) return { view: "build", subjectId };
  if (OF_RULES.test(code)) return { view: "rules", subjectId: subjectId || null };
  if (OF_PAGES.has(code)) return { view: "build", subjectId: subjectId || null, isPage: true };
  if (OF_WHOLE_FORM.has(code)) return { view: "build", subjectId: null };
  if (OF_SETTINGS.has(subjectId)) return { view: "settings", subjectId };
  return { view: "workflow", subjectId: subjectId || null };
}

/** Opened at the very field, page or node. */
export function addressToMend(templateId: string, { view, subjectId, isPage }: MendPlace): string {
  const address = addressOf(templateId, view);
  if (subjectId === null || view === "settings") return address;
  if (view === "rules") return `${address}&rule=${subjectId}`;
  const kind = view === "workflow" ? "node" : isPage ? "page" : "field";
  return `${address}?${kind}=${subjectId}`;
}

interface Drawn {
  nodes: readonly object[];
  edges: readonly object[];
}

type Loose = Readonly<Record<string, unknown>>;

/** What the nodes of a workflow are called; a button with its step, since most forms have several called "Submit". */
export function nodeNames({ nodes, edges }: Drawn, ofStep: (button: string, step: string) => string) {
  const names = new Map((nodes as readonly Loose[]).map((node) => [String(node.id), ownName(node)]));
  const steps = new Map((edges as readonly Loose[]).map(({ source, target }) => [String(target), String(source)]));
  for (const { id, type } of nodes as readonly Loose[]) {
    const [own, step] = [names.get(String(id)), names.get(steps.get(String(id)) ?? "")];
    if (type === "button" && own && step) names.set(String(id), ofStep(own, step));
  }
  return names;
}

function ownName({ data }: Loose): string {
  const { stepName, name, subject } = (data ?? {}) as Loose;
  return String(stepName ?? name ?? subject ?? "").trim();
}
