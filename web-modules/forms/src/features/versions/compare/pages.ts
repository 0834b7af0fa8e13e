import { type Body, givenName, type Page, sameJson } from "@groundwork/formwork/rules";
import { compareFields } from "./fields";
import type { Change, DiffWords } from "./model";
import { pageWords } from "./places";

export function comparePages(words: DiffWords, before: Body, after: Body): Change[] {
  const { t } = words;
  const [were, are] = [byId(before), byId(after)];
  const common = (body: Body) => body.map(({ id }) => id).filter((id) => were.has(id) && are.has(id));
  const changes: Change[] = [];
  for (const page of after) {
    const was = were.get(page.id);
    const named = pageWords(words, after, page.id);
    if (!was) changes.push({ text: t("versions.page.added", { page: named }) });
    else if (givenName(was) !== givenName(page))
      changes.push({ text: t("versions.page.renamed", { page: pageWords(words, before, page.id), now: named }) });
  }
  for (const page of before)
    if (!are.has(page.id))
      changes.push({ text: t("versions.page.removed", { page: pageWords(words, before, page.id) }) });
  if (!sameJson(common(before), common(after))) changes.push({ text: t("versions.page.order") });
  changes.push(...compareFields(words, before, after));
  for (const page of after) {
    const was = were.get(page.id);
    if (was && isArrangedAnew(was, page))
      changes.push({ text: t("versions.page.arranged", { page: pageWords(words, after, page.id) }) });
  }
  return changes;
}

function byId(body: Body): Map<string, Page> {
  return new Map(body.map((page) => [page.id, page]));
}

/** Of the fields that stayed on the page: which stand beside each other, in which order and how large. */
function isArrangedAnew(was: Page, is: Page): boolean {
  const [formerly, now] = [idsOn(was), idsOn(is)];
  const arranged = (page: Page) =>
    page.components
      .map((row) => ({
        height: row.height ?? null,
        fields: row.components
          .filter(({ id }) => formerly.has(id) && now.has(id))
          .map(({ id, width, height }) => ({ id, width, height })),
      }))
      .filter(({ fields }) => fields.length > 0);
  return !sameJson(arranged(was), arranged(is));
}

function idsOn(page: Page): Set<string> {
  return new Set(page.components.flatMap((row) => row.components.map(({ id }) => id)));
}
