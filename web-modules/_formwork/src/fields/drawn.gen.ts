// Made by `make kinds` from palette.toml. Do not edit.
import { drawn as barcode } from "./barcode/field";
import { drawn as calculation } from "./calculation/field";
import { drawn as dateTime } from "./date-time/field";
import { drawn as directory } from "./directory/field";
import { drawn as dragArea } from "./drag-area/field";
import { drawn as dropdown } from "./dropdown/field";
import { drawn as email } from "./email/field";
import { drawn as headerSection } from "./header-section/field";
import { drawn as image } from "./image/field";
import { drawn as inputTable } from "./input-table/field";
import { drawn as location } from "./location/field";
import { drawn as longText } from "./long-text/field";
import { drawn as multipleSelection } from "./multiple-selection/field";
import { drawn as number } from "./number/field";
import { drawn as phone } from "./phone/field";
import { drawn as rating } from "./rating/field";
import { drawn as richText } from "./rich-text/field";
import { drawn as shortText } from "./short-text/field";
import { drawn as signature } from "./signature/field";
import { drawn as singleSelection } from "./single-selection/field";
import { drawn as slider } from "./slider/field";
import { drawn as subForm } from "./sub-form/field";
import { drawn as submitButton } from "./submit-button/field";
import { drawn as table } from "./table/field";
import { drawn as textBlock } from "./text-block/field";
import { drawn as upload } from "./upload/field";
import { drawn as yesNo } from "./yes-no/field";
import type { DrawnKind } from "./drawn-kind";
import type { FieldType } from "./registry";

export const KINDS: Readonly<Record<FieldType, DrawnKind>> = {
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
};
