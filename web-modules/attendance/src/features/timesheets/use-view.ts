import { readKept, writeKept } from "@groundwork/kit";
import { useState } from "react";

export type View = "list" | "grid";

const KEY = "groundwork.timesheets.view";

/** Whether timesheets are a list of people or a grid of their days, remembered in this browser. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState<View>(() => (readKept(KEY) === "grid" ? "grid" : "list"));
  return [
    view,
    (next) => {
      writeKept(KEY, next);
      setView(next);
    },
  ];
}
