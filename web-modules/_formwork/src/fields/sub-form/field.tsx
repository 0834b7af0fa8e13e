import { Table } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import type { DrawnKind, FillProps, SketchProps } from "../drawn-kind";
import type { SubFormSetting, SubFormValue } from "./rules";

/** Loaded where a form has such a field: most have none. */
const Shown = lazy(async () => import("./shown"));

type Props = Partial<FillProps<SubFormSetting, SubFormValue>> & SketchProps<SubFormSetting>;

function draw(how: "fill" | "view" | "sketch"): (props: Props) => ReactNode {
  return (props) => (
    <Suspense>
      <Shown {...props} how={how} />
    </Suspense>
  );
}

export const drawn: DrawnKind<SubFormSetting, SubFormValue> = {
  icon: Table,
  frame: "group",
  Fill: draw("fill"),
  View: draw("view"),
  Sketch: draw("sketch"),
  showsEmpty: true,
};
