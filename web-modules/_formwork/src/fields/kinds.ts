import {
  Calculator,
  CalendarDays,
  CircleDot,
  PanelTop,
  Signature,
  TextCursorInput,
  Upload,
} from "@groundwork/kit/icons";
import { CalculationFill } from "./calculation/fill";
import { CalculationView } from "./calculation/view";
import { DateTimeFill } from "./date-time/fill";
import { DateTimeView } from "./date-time/view";
import type { DrawnKind } from "./drawn-kind";
import { HeaderSectionFill } from "./header-section/fill";
import { HeaderSectionView } from "./header-section/view";
import type { FieldType } from "./rules-registry";
import { ShortTextFill } from "./short-text/fill";
import { ShortTextView } from "./short-text/view";
import { SignatureFill } from "./signature/fill";
import { SignatureView } from "./signature/view";
import { SingleSelectionFill } from "./single-selection/fill";
import { SingleSelectionView } from "./single-selection/view";
import { UploadFill } from "./upload/fill";
import { UploadView } from "./upload/view";

/** How every kind is drawn: to be filled in, and as it was filled in. */
export const KINDS: Readonly<Record<FieldType, DrawnKind>> = {
  shortText: { icon: TextCursorInput, frame: "control", Fill: ShortTextFill, View: ShortTextView },
  singleSelection: { icon: CircleDot, frame: "radiogroup", Fill: SingleSelectionFill, View: SingleSelectionView },
  signature: { icon: Signature, frame: "group", Fill: SignatureFill, View: SignatureView },
  upload: { icon: Upload, frame: "group", Fill: UploadFill, View: UploadView },
  dateTime: { icon: CalendarDays, frame: "group", Fill: DateTimeFill, View: DateTimeView },
  calculation: { icon: Calculator, frame: "control", Fill: CalculationFill, View: CalculationView },
  headerSection: { icon: PanelTop, frame: "none", Fill: HeaderSectionFill, View: HeaderSectionView },
};
