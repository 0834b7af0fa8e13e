import { type Body, conditionsOf, fieldsOf, newPage, type Page, UNNAMED } from "@groundwork/formwork/rules";
import { withPage } from "./places";
import { withoutTargets, withRules } from "./rules";

export function addPage(body: Body, name: string = UNNAMED): { body: Body; page: Page } {
  const page = newPage(name);
  return { body: [...body, page], page };
}

export function renamePage(body: Body, pageId: string, name: string): Body {
  return withPage(body, pageId, (page) => ({ ...page, name: name === "" ? UNNAMED : name }));
}

/** Its rules may be of other pages too: they stay, without what they did to what is gone. */
export function removePage(body: Body, pageId: string): Body {
  const page = body.find((each) => each.id === pageId);
  const left = body.filter((each) => each !== page);
  if (!page || left.length === 0) return left;
  const rules = conditionsOf(body);
  const gone = new Set([pageId, ...fieldsOf([page]).map((field) => field.id)]);
  return withoutTargets(rules.length > 0 ? withRules(left, rules) : left, gone);
}

/** In front of another page; null: to the end. */
export function movePage(body: Body, pageId: string, before: string | null): Body {
  const page = body.find((each) => each.id === pageId);
  if (!page || before === pageId) return body;
  const others = body.filter((each) => each !== page);
  const at = before === null ? others.length : others.findIndex((each) => each.id === before);
  if (at < 0) return body;
  const next = [...others.slice(0, at), page, ...others.slice(at)];
  return next.every((each, index) => each === body[index]) ? body : next;
}

/** One place up (-1) or down (1). */
export function shiftPage(body: Body, pageId: string, by: -1 | 1): Body {
  const from = body.findIndex((each) => each.id === pageId);
  const before = by < 0 ? body[from - 1] : body[from + 2];
  if (from < 0 || (by < 0 ? from === 0 : from === body.length - 1)) return body;
  return movePage(body, pageId, before?.id ?? null);
}
