export { deviceZone } from "./clock";
export { setCompanyZone } from "./company-zone";
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
export {
  type Catalogue,
  defineMessages,
  type Messages,
  type SharedWords,
  sharedWords,
  type Translate,
  useLocale,
  useSharedWords,
  type Values,
} from "./messages";
export { amountOf, minorOf, readAmount } from "./money";
