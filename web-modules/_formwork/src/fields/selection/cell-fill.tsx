import type { ReactNode } from "react";
import controls from "../control.module.css";
import type { FillProps } from "../drawn-kind";
import type { SelectionSetting, SelectionValue } from "./selection";

/** As narrow as a cell: the device's own list of choices. */
export function SelectionCell(props: FillProps<SelectionSetting, SelectionValue>): ReactNode {
  const { setting, value, onChange, ids, isInvalid, isRequired } = props;
  const [chosen] = value?.selected ?? [];
  return (
    <select
      id={ids.control}
      className={controls.input}
      value={chosen ?? ""}
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      aria-invalid={isInvalid}
      aria-required={isRequired}
      onChange={({ currentTarget: { value: id } }) =>
        onChange(id === "" ? null : { selected: [Number(id)], other: null })
      }
    >
      <option value="">–</option>
      {setting.options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
