// Made by `make kinds` from palette.toml. Do not edit.
import { Settings as barcode } from "../fields/barcode/settings";
import { Settings as calculation } from "../fields/calculation/settings";
import { Settings as dateTime } from "../fields/date-time/settings";
import { Settings as directory } from "../fields/directory/settings";
import { Settings as dragArea } from "../fields/drag-area/settings";
import { Settings as dropdown } from "../fields/dropdown/settings";
import { Settings as email } from "../fields/email/settings";
import { Settings as headerSection } from "../fields/header-section/settings";
import { Settings as image } from "../fields/image/settings";
import { Settings as inputTable } from "../fields/input-table/settings";
import { Settings as location } from "../fields/location/settings";
import { Settings as longText } from "../fields/long-text/settings";
import { Settings as multipleSelection } from "../fields/multiple-selection/settings";
import { Settings as number } from "../fields/number/settings";
import { Settings as phone } from "../fields/phone/settings";
import { Settings as rating } from "../fields/rating/settings";
import { Settings as richText } from "../fields/rich-text/settings";
import { Settings as shortText } from "../fields/short-text/settings";
import { Settings as singleSelection } from "../fields/single-selection/settings";
import { Settings as slider } from "../fields/slider/settings";
import { Settings as subForm } from "../fields/sub-form/settings";
import { Settings as submitButton } from "../fields/submit-button/settings";
import { Settings as table } from "../fields/table/settings";
import { Settings as textBlock } from "../fields/text-block/settings";
import { Settings as upload } from "../fields/upload/settings";
import { Settings as yesNo } from "../fields/yes-no/settings";
import type { OwnSettings } from "../fields/drawn-kind";
import type { FieldType } from "../fields/registry";

export const SETTINGS: Readonly<Record<FieldType, OwnSettings | null>> = {
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
  signature: null,
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
};
