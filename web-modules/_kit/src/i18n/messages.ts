import { useMemo, useSyncExternalStore } from "react";
import { getLocale, getRevision, i18n, type Locale, registerMessages, subscribeLocale } from "./locale";

export type Values = Record<string, string | number | Date>;
/** A flat catalogue of ICU messages: `{ "team.count": "{count, plural, one {# team} other {# teams}}" }`. */
export type Catalogue = Readonly<Record<string, string>>;
export type Translate<Key extends string> = (key: Key, values?: Values) => string;

export interface Messages<Key extends string = string> {
  context: string;
  /** Outside of React, e.g. for an error's text. In a component use `useT`, which follows the language. */
  t: Translate<Key>;
  useT: () => Translate<Key>;
}

/**
 * The catalogue of a module. Keys are typed by the English text; the other languages have the same keys by type and
 * load only when chosen.
 *
 *     export const messages = defineMessages("forms", en, { "zh-CN": () => import("./zh-cn") });
 */
export function defineMessages<const English extends Catalogue>(
  context: string,
  english: English,
  others: Record<Exclude<Locale, "en">, () => Promise<{ default: Record<keyof English, string> }>>,
): Messages<keyof English & string> {
  type Key = keyof English & string;
  const prefixed = (catalogue: Catalogue): Record<string, string> =>
    Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [`${context}:${key}`, text]));

  registerMessages(prefixed(english), (locale) =>
    locale === "en" ? null : others[locale]().then((module) => prefixed(module.default)),
  );

  const t: Translate<Key> = (key, values) => i18n._(`${context}:${key}`, values);

  return {
    context,
    t,
    useT: () => {
      const revision = useRevision();
      // biome-ignore lint/correctness/useExhaustiveDependencies: a new function makes memoised children draw the new words
      return useMemo<Translate<Key>>(() => (key, values) => t(key, values), [revision]);
    },
  };
}

function useRevision(): number {
  return useSyncExternalStore(subscribeLocale, getRevision, getRevision);
}

export function useLocale(): Locale {
  return useSyncExternalStore(subscribeLocale, getLocale, getLocale);
}
