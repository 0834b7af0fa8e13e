import type { StepChoice } from "@groundwork/formwork/builder";
import { type Problem, structureProblems } from "@groundwork/formwork/rules";
import { toast, type useQueryClient } from "@groundwork/kit";
import { clipboardMessages } from "../../../messages/clipboard";
import { focusField } from "../canvas/focus";
import { focusPage } from "../canvas/name-page";
import { announce } from "../state/announcement";
import type { BuilderStore } from "../state/builder-store";
import { bringPictures } from "./bring-pictures";
import { type Clip, countOf } from "./clip";
import { type LeftOut, picturesOf } from "./fit";
import { type At, type Pasted, paste } from "./paste";
import { readClip } from "./read-clip";

export interface Place {
  store: BuilderStore;
  client: ReturnType<typeof useQueryClient>;
  templateId: string;
  /** Null while the workflow is not read. */
  steps: readonly StepChoice[] | null;
  /** What a form may not be, which is said in the builder's words for that. */
  refused: (problem: Problem) => void;
}

const { t } = clipboardMessages;

/** Puts down what a text holds, as one step that undo takes back, and says what became of it. */
export async function putDown(place: Place, text: string | null, at: At): Promise<void> {
  if (text === null) return refuse(t("clip.nothing"));
  const clip = readClip(text);
  if ("why" in clip) {
    if (clip.why === "broken" && clip.problem) return place.refused(clip.problem);
    return refuse(t(`clip.${clip.why}`));
  }
  await putClip(place, clip, at);
}

/** `said`: what was put down, where that has a name. */
export async function putClip(place: Place, clip: Clip, at: At, said?: string): Promise<void> {
  const { store, templateId, steps } = place;
  const files = await bring(place, clip);
  const made = paste(clip, at, { body: store.body(), templateId, steps, files });
  const select = made.pageIds.length > 0 ? null : (made.fieldIds[0] ?? null);
  if (!store.put(made.body, select)) {
    const [problem] = structureProblems(made.body);
    return problem ? place.refused(problem) : refuse(t("clip.broken"));
  }
  tell(made, said ?? t("clip.pasted", { what: whatIs(clip, made) }));
  show(store, made);
}

function refuse(detail: string): void {
  toast.failed({ title: t("clip.notPasted"), detail });
}

function bring({ client, templateId }: Place, clip: Clip) {
  const pictures = picturesOf(clip, templateId);
  if (pictures.length > 0) toast.info({ title: t("clip.bringing", { count: pictures.length }) });
  return bringPictures(client, clip.templateId, templateId, pictures);
}

function whatIs(clip: Clip, { pageIds: { length: count } }: Pasted): string {
  return count > 0 ? t("clip.pages", { count }) : t("clip.fields", { count: countOf(clip) });
}

function tell(made: Pasted, title: string): void {
  const detail = leftOut(made.left);
  if (detail) toast.info({ title, detail });
  announce(title);
}

const SAID = ["rules", "steps", "buttons", "formulas", "levels", "pictures"] as const;

function leftOut(left: LeftOut): string {
  const parts = SAID.filter((part) => left[part] > 0).map((part) => t(`clip.left.${part}`, { count: left[part] }));
  const said = [
    parts.length > 0 ? t("clip.pastedLess", { what: parts.join(t("clip.and")) }) : "",
    left.pages > 0 ? t("clip.pastedPages", { count: left.pages }) : "",
  ];
  return said.filter(Boolean).join(" ");
}

function show(store: BuilderStore, { fieldIds: [fieldId, ...others], pageIds: [pageId] }: Pasted): void {
  store.selectAlso(others);
  if (pageId === undefined) focusField(store.index().get(fieldId ?? ""));
  else focusPage(store, pageId);
}
