import { MapPin } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import { type LocationSetting, type LocationValue, rules } from "./rules";

/** Loaded where a form has such a field: most have none. */
const FillLocation = lazy(() => import("./fill"));

type Props = FillProps<LocationSetting, LocationValue>;

function Fill(props: Props): ReactNode {
  return (
    <Suspense>
      <FillLocation {...props} />
    </Suspense>
  );
}

function View({ setting, value }: ViewProps<LocationSetting, LocationValue>): ReactNode {
  if (!value) return null;
  return <span>{rules.text(setting, value)}</span>;
}

export const drawn: DrawnKind<LocationSetting, LocationValue> = { icon: MapPin, frame: "group", Fill, View };
