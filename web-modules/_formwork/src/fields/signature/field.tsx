import { Signature } from "@groundwork/kit/icons";
import type { DrawnKind } from "../drawn-kind";
import { SignatureFill as Fill } from "./fill";
import type { SignatureSetting, SignatureValue } from "./rules";
import { SignatureSketch as Sketch } from "./sketch";
import { SignatureView as View } from "./view";

export const drawn: DrawnKind<SignatureSetting, SignatureValue> = {
  icon: Signature,
  frame: "group",
  Fill,
  View,
  Sketch,
};
