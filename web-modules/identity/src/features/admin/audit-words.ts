import { formats, type SharedWords, sharedWords } from "@groundwork/kit";
import type { messages } from "../../messages";
import { roleOf } from "../directory/roles";
import type { Change, ChangeValue } from "./audit-changes";

type T = ReturnType<typeof messages.useT>;

/** An action, or what it was about: one that no module has words for, as of a newer service, is shown by its key. */
export function actionWords(shared: SharedWords, action: string): string {
  return shared.words(`audit.action.${action}`) ?? action;
}

export function subjectWords(shared: SharedWords, type: string): string {
  return shared.words(`audit.subject.${type}`) ?? type;
}

/** Which service told of it; one whose module is not there is shown by its key. */
export function serviceWords(shared: SharedWords, service: string): string {
  return shared.words(`audit.service.${service}`) ?? service;
}

const camel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function fieldWords(field: string): string {
  return sharedWords.words(`audit.field.${camel(field)}`) ?? field;
}

const PASSKEY = "passkey ";

function factorWords(t: T, factor: string): string {
  if (factor === "totp") return t("audit.value.totp");
  return factor.startsWith(PASSKEY) ? t("audit.value.passkey", { name: factor.slice(PASSKEY.length) }) : factor;
}

function valueWords(t: T, value: ChangeValue, field: string): string {
  if (value.kind !== "text") return t(`audit.value.${value.kind}`);
  if (field === "role") return t(`role.${roleOf(value.text)}`);
  if (field === "factor") return factorWords(t, value.text);
  return sharedWords.words(`audit.value.${camel(field)}.${value.text}`) ?? momentWords(value.text);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An instant on the company's clock, a day as the reader writes days; anything else as it is. */
function momentWords(text: string): string {
  if (Number.isNaN(Date.parse(text))) return text;
  if (INSTANT.test(text)) return formats().date(text, "dateTime");
  return DAY.test(text) ? formats().moment(text) : text;
}

/** "Role: Member → Manager", "Members: + Lim Wei, − Priya". */
export function changeWords(t: T, change: Change): string {
  const field = fieldWords(change.field);
  if (change.kind === "replaced" && change.before.kind === "nothing") {
    return t("audit.listed", { field, items: valueWords(t, change.after, change.field) });
  }
  if (change.kind === "replaced") {
    return t("audit.replaced", {
      field,
      before: valueWords(t, change.before, change.field),
      after: valueWords(t, change.after, change.field),
    });
  }
  const parts = [...change.added.map((each) => `+ ${each}`), ...change.removed.map((each) => `− ${each}`)];
  return t("audit.listed", { field, items: parts.join(", ") });
}
