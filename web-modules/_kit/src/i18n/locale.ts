import { I18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";

export const LOCALES = ["en", "zh-CN"] as const;
export type Locale = (typeof LOCALES)[number];

export const LOCALE_NAMES: Record<Locale, string> = { en: "English", "zh-CN": "简体中文" };

const STORAGE_KEY = "groundwork.locale";
/** Languages written from right to left; none is translated yet, the layout is ready for them. */
const RIGHT_TO_LEFT = new Set(["ar", "he", "fa", "ur"]);

type CatalogueLoader = (locale: Locale) => Promise<Record<string, string>> | null;

export const i18n = new I18n({ locale: "en", messages: { en: {} } });
// Catalogues are plain ICU text: readable in review and translatable without a build step.
i18n.setMessagesCompiler(compileMessage);

const loaders: CatalogueLoader[] = [];
const listeners = new Set<() => void>();
const arriving = new Set<Promise<void>>();
let current: Locale = "en";
/** What is being switched to: a catalogue that registers meanwhile must come in that language too. */
let wanted: Locale = "en";
let revision = 0;

function toLocale(tag: string | null | undefined): Locale | null {
  if (!tag) return null;
  if (tag.toLowerCase().startsWith("zh")) return "zh-CN";
  return tag.toLowerCase().startsWith("en") ? "en" : null;
}

/** The language chosen on this device, if any was. */
export function chosenLocale(): Locale | null {
  try {
    return toLocale(localStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
}

/** What the user chose, else the first language of the browser that is translated. */
export function preferredLocale(): Locale {
  return chosenLocale() ?? navigator.languages.map(toLocale).find((each) => each !== null) ?? "en";
}

export function getLocale(): Locale {
  return current;
}

/** Counts whatever changes the words: the language, or a catalogue that arrives late. */
export function getRevision(): number {
  return revision;
}

export function subscribeLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  revision += 1;
  for (const listener of listeners) listener();
}

async function loadCatalogue(loader: CatalogueLoader, locale: Locale): Promise<void> {
  const messages = await loader(locale);
  if (messages) i18n.load(locale, messages);
}

export function registerMessages(english: Record<string, string>, loader: CatalogueLoader): void {
  // English is there at once in every language: a missing translation shows words, not a key.
  for (const locale of LOCALES) i18n.load(locale, english);
  loaders.push(loader);
  if (wanted === "en") return;
  const arrival = loadCatalogue(loader, wanted)
    .then(notify, notify)
    .finally(() => arriving.delete(arrival));
  arriving.add(arrival);
}

/** Until the words of everything registered so far are there, or will not come. */
export async function cataloguesArrived(): Promise<void> {
  await Promise.all(arriving);
}

/** Loads what is registered in that language, then switches everything at once. */
export async function applyLocale(locale: Locale): Promise<void> {
  wanted = locale;
  try {
    await Promise.all(loaders.map((loader) => loadCatalogue(loader, locale)));
  } catch (error) {
    wanted = current;
    throw error;
  }
  // A later choice overtook this one.
  if (wanted !== locale) return;
  current = locale;
  i18n.activate(locale);
  document.documentElement.lang = locale;
  document.documentElement.dir = RIGHT_TO_LEFT.has(locale.split("-")[0] ?? "") ? "rtl" : "ltr";
  notify();
}

/** The user's choice: applied, and remembered on this device. */
export async function setLocale(locale: Locale): Promise<void> {
  await applyLocale(locale);
  try {
    localStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // The choice then lasts for this page only.
  }
}

/** The locale of a profile's `language`, which may be any language tag. */
export function localeOf(tag: string | null | undefined): Locale {
  return toLocale(tag) ?? "en";
}
