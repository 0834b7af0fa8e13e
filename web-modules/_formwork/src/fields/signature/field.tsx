import { Signature } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import type { DrawnKind, FillProps } from "../drawn-kind";
import type { SignatureSetting, SignatureValue } from "./rules";
import { SignatureSketch as Sketch } from "./sketch";
import { SignatureView as View } from "./view";

/** Loaded where a form is signed while it is filled in: whoever draws one needs no pad. */
const SignatureFill = lazy(() => import("./fill"));

function Fill(props: FillProps<SignatureSetting, SignatureValue>): ReactNode {
  return (
    <Suspense>
      <SignatureFill {...props} />
    </Suspense>
  );
}

export const drawn: DrawnKind<SignatureSetting, SignatureValue> = {
  icon: Signature,
  frame: "group",
  Fill,
  View,
  Sketch,
};
