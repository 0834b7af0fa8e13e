import { UsersRound } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense } from "react";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import { type DirectorySetting, type DirectoryValue, rules } from "./rules";

/** Loaded where a form has such a field: most have none. */
const Picker = lazy(() => import("./fill"));

function Fill(props: FillProps<DirectorySetting, DirectoryValue>): ReactNode {
  return (
    <Suspense>
      <Picker {...props} />
    </Suspense>
  );
}

function View({ setting, value }: ViewProps<DirectorySetting, DirectoryValue>): ReactNode {
  return value && <span>{rules.text(setting, value)}</span>;
}

export const drawn: DrawnKind<DirectorySetting, DirectoryValue> = { icon: UsersRound, frame: "control", Fill, View };
