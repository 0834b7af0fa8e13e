// Made by `make kinds` from palette.toml. Do not edit.
import { rules as barcode } from "./barcode/rules";
import { rules as calculation } from "./calculation/rules";
import { rules as dateTime } from "./date-time/rules";
import { rules as directory } from "./directory/rules";
import { rules as dragArea } from "./drag-area/rules";
import { rules as dropdown } from "./dropdown/rules";
import { rules as email } from "./email/rules";
import { rules as headerSection } from "./header-section/rules";
import { rules as image } from "./image/rules";
import { rules as inputTable } from "./input-table/rules";
import { rules as location } from "./location/rules";
import { rules as longText } from "./long-text/rules";
import { rules as multipleSelection } from "./multiple-selection/rules";
import { rules as number } from "./number/rules";
import { rules as phone } from "./phone/rules";
import { rules as rating } from "./rating/rules";
import { rules as richText } from "./rich-text/rules";
import { rules as shortText } from "./short-text/rules";
import { rules as signature } from "./signature/rules";
import { rules as singleSelection } from "./single-selection/rules";
import { rules as slider } from "./slider/rules";
import { rules as subForm } from "./sub-form/rules";
import { rules as submitButton } from "./submit-button/rules";
import { rules as table } from "./table/rules";
import { rules as textBlock } from "./text-block/rules";
import { rules as upload } from "./upload/rules";
import { rules as yesNo } from "./yes-no/rules";
import type { KindRules } from "./kind";

export const KIND_RULES = {
  shortText,
  longText,
  email,
  phone,
  dropdown,
  multipleSelection,
  singleSelection,
  yesNo,
  rating,
  directory,
  number,
  slider,
  signature,
  upload,
  dateTime,
  location,
  barcode,
  calculation,
  inputTable,
  dragArea,
  table,
  textBlock,
  image,
  headerSection,
  subForm,
  submitButton,
  richText,
} as const satisfies Record<string, KindRules>;

export const PALETTE = {
  text: ["shortText", "longText", "email", "phone"],
  choices: ["dropdown", "multipleSelection", "singleSelection", "yesNo", "rating", "directory"],
  miscellaneous: ["number", "slider", "signature", "upload", "dateTime", "location", "barcode", "calculation", "inputTable"],
  layout: ["dragArea", "table", "textBlock", "image"],
  other: ["headerSection", "subForm", "submitButton", "richText"],
} as const;
