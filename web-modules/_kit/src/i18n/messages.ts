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

/** The English ones of all modules that are loaded, by their context. */
const catalogues = new Map<string, Catalogue>();

export interface SharedWords {
  /** The words of whichever module has them; undefined where none has. */
  words: (key: string) => string | undefined;
  /** What stands behind the prefix in the keys of all modules: `form` of `audit.subject.form`. */
  namesUnder: (prefix: string) => string[];
}

/** What modules say of their own for a screen of another's, in their messages under keys that both know. */
export const sharedWords: SharedWords = {
  words: (key) => {
    for (const [context, catalogue] of catalogues) {
      if (Object.hasOwn(catalogue, key)) return i18n._(`${context}:${key}`);
    }
    return undefined;
  },
  namesUnder: (prefix) => {
    const keys = [...catalogues.values()].flatMap((each) => Object.keys(each));
    return [...new Set(keys.filter((key) => key.startsWith(prefix)))].map((key) => key.slice(prefix.length));
  },
};

export function useSharedWords(): SharedWords {
  const revision = useRevision();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object makes memoised children draw the new words
  return useMemo(() => ({ ...sharedWords }), [revision]);
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

  catalogues.set(context, english);
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
