import { ListChecks } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import type { DrawnKind, FillProps } from "../drawn-kind";
import { OptionsList } from "../selection/options-list";
import type { SelectionValue } from "../selection/selection";
import { firstOptions, SelectionView } from "../selection/selection-view";
import type { MultipleSelectionSetting } from "./rules";

function Fill(props: FillProps<MultipleSelectionSetting, SelectionValue>): ReactNode {
  const { setting, value, ids } = props;
  return (
    <OptionsList
      setting={setting}
      value={value}
      isMany
      name={ids.control}
      describedBy={ids.describedBy}
      onChange={(next) => props.onChange(next)}
    />
  );
}

export const drawn: DrawnKind<MultipleSelectionSetting, SelectionValue> = {
  icon: ListChecks,
  newSetting: (t) => firstOptions((number) => t("builder.option", { number })),
  frame: "group",
  Fill,
  View: SelectionView,
};
