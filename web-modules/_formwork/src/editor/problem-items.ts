import { useMemo } from "react";
import { givenName } from "../body/page-name";
import { formworkMessages } from "../messages";
import type { Problem } from "../problem";
import { addressToMend, type MendPlace, nodeNames, placeToMend } from "./problem-places";
import type { EditorView } from "./template";

/** A service that is newer says it in its own words. */
export type ToldProblem = Problem & {
  message?: string;
  /** It keeps nobody from publishing, who is asked about it first. */
  isWarning?: boolean;
};

/** One line of the list of problems. */
export interface ProblemItem {
  key: string;
  view: EditorView;
  /** What it is about: a field, a step, a button. */
  title: string;
  /** The list words it: its words come with the list. */
  problem: ToldProblem;
  /** Where it is mended; `choose` where that is on this screen. */
  to: string;
  choose: (() => void) | null;
}

export interface ProblemSurroundings {
  templateId: string;
  problems: readonly ToldProblem[];
  /** What a field is called; null: there is no such field. */
  fieldName: (fieldId: string) => string | null;
  pages: readonly { id: string; name: string; conditions?: readonly { id: string }[] }[];
  drawing: Parameters<typeof nodeNames>[0] | undefined;
  /** Leads to what is on this screen; null: it is on another. */
  chooserOf: (place: MendPlace) => (() => void) | null;
}

/** Problems as both editors list them: the form's first, then the workflow's. */
export function useProblemItems(around: ProblemSurroundings): ProblemItem[] {
  const { templateId, problems, fieldName, pages, drawing, chooserOf } = around;
  const t = formworkMessages.useT();
  const nodes = useMemo(
    () => nodeNames(drawing ?? { nodes: [], edges: [] }, (button, step) => t("editor.button", { button, step })),
    [drawing, t],
  );
  const pageNames = pages.map(
    (page, index) => [page.id, givenName(page) || t("fill.page", { number: index + 1 })] as const,
  );
  const rules = pages.flatMap((page) => page.conditions ?? []);
  const ruleNames = rules.map(({ id }, index) => [id, t("editor.rule", { number: index + 1 })] as const);
  const names = new Map([...nodes, ...pageNames, ...ruleNames]);
  const nameOf = (id: string) => fieldName(id) ?? names.get(id);
  const items = problems.map((problem) => {
    const place = placeToMend(problem, (id) => fieldName(id) !== null);
    const { view, subjectId } = place;
    const whole = view === "build" ? t("editor.problems.whole") : t(`editor.${view}`);
    const name = subjectId === null || view === "settings" ? "" : nameOf(subjectId);
    return {
      key: `${problem.subjectId}/${problem.code}/${JSON.stringify(problem.params)}`,
      view,
      title: name || whole,
      problem,
      to: addressToMend(templateId, place),
      choose: chooserOf(place),
    };
  });
  return items.toSorted((one, other) => ORDER.indexOf(one.view) - ORDER.indexOf(other.view));
}

const ORDER: readonly EditorView[] = ["build", "rules", "workflow", "settings"];
