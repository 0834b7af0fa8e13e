export { type DateStyle, type Formats, formats, useFormats, type When } from "./formats";
export {
  applyLocale,
  cataloguesArrived,
  chosenLocale,
  getLocale,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  localeOf,
  preferredLocale,
  setLocale,
} from "./locale";
export { type Catalogue, defineMessages, type Messages, type Translate, useLocale, type Values } from "./messages";
