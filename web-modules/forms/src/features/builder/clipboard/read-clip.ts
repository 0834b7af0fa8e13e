import {
  completeBody,
  type Problem,
  shapes,
  structureProblems,
  type WrittenBody,
  withoutTemporary,
} from "@groundwork/formwork/rules";
import { type Clip, MARK, MARK_VERSION } from "./clip";

/** A body may have 4 MiB; what stands around it is little. */
const MOST_CHARACTERS = 5 * 1024 * 1024;

const { flag, id, integer, list, oneOf, record } = shapes;

/** Strict about what stands around the pages; they themselves are looked at as every form from elsewhere is. */
const shape = record(
  {
    groundwork: oneOf(MARK),
    version: integer(MARK_VERSION, MARK_VERSION),
    kind: oneOf("rows", "pages"),
    isCut: flag,
    templateId: id,
    pagesOfSteps: list(id, 100),
    pages: list(shapes.anything),
  },
  {},
);

/** `foreign`: no parts of a form at all. `newer`: a later release copied them. `broken`: and what is wrong, where that is known. */
export type Unread = { why: "foreign" | "newer" } | { why: "broken"; problem: Problem | null };

/** What a text on the clipboard says. Anything may stand there: it comes from whatever was copied last. */
export function readClip(text: string): Clip | Unread {
  const raw = parsed(text);
  if (!shapes.isRecord(raw) || raw.groundwork !== MARK) return { why: "foreign" };
  if (typeof raw.version === "number" && raw.version > MARK_VERSION) return { why: "newer" };
  if (!shape(raw)) return { why: "broken", problem: null };
  const pages = withoutTemporary(raw.pages);
  const [problem] = structureProblems(pages);
  // A kind of field that this page does not know yet.
  if (problem?.code === "unknownKind") return { why: "newer" };
  if (problem) return { why: "broken", problem };
  const clip = { ...raw, pages: completeBody(pages as WrittenBody) } as unknown as Clip;
  return holdsSomething(clip) ? clip : { why: "broken", problem: null };
}

function parsed(text: string): unknown {
  if (text.length > MOST_CHARACTERS || !text.includes(MARK)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Rows are one page's, and none of them is empty. */
function holdsSomething({ kind, pages }: Clip): boolean {
  const [first, ...others] = pages;
  if (!first || kind === "pages") return first !== undefined;
  return (
    others.length === 0 && first.components.length > 0 && first.components.every((row) => row.components.length > 0)
  );
}
