import { ActionIcon, Stack } from "@groundwork/kit";
import { CheckboxField, SelectField } from "@groundwork/kit/forms";
import { Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { fieldsIn } from "../../body/walk";
import { formworkMessages } from "../../messages";
import { useFieldName, useKindName } from "../../messages/field-name";
import { newField } from "../create";
import { KINDS } from "../drawn.gen";
import type { SettingsProps } from "../drawn-kind";
import { FIELD_TYPES, type FieldType, rulesOf } from "../registry";
import listed from "../table/settings.module.css";
import { putRow, takeField } from "./edit";
import { MOST_ROWS } from "./rows";
import type { DragAreaSetting } from "./rules";
import { panelSettingsMessages } from "./settings-messages";

/** Whether it begins folded, and what stands in it, for who does not drag. */
export default function DragAreaPanel(props: SettingsProps<DragAreaSetting>): ReactNode {
  const { field, setting, onChange, onChangeField } = props;
  const t = formworkMessages.useT();
  const own = panelSettingsMessages.useT();
  const nameOf = useFieldName();
  const kindName = useKindName();
  const inside = fieldsIn(field);
  const set = (components: typeof field.components) => onChangeField({ components });
  const add = (type: FieldType) => {
    const { newSetting, newParts } = KINDS[type];
    set(putRow(field.components, newField(type, kindName(type), newSetting?.(t), newParts?.(t)), null));
  };
  return (
    <Stack gap="md">
      <CheckboxField
        name="isFolded"
        label={own("panel.fold")}
        description={own("panel.foldHint")}
        value={setting.isFolded}
        error={null}
        onChange={(isFolded) => onChange({ isFolded })}
      />
      {inside.length > 0 && (
        <ul className={listed.fields} aria-label={own("panel.fields")}>
          {inside.map((inner) => (
            <li key={inner.id}>
              <span>{nameOf(inner)}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="md"
                aria-label={own("panel.removeField", { name: nameOf(inner) })}
                title={own("panel.removeField", { name: nameOf(inner) })}
                onClick={() => set(takeField(field.components, inner.id))}
              >
                <Trash2 size={16} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {field.components.length < MOST_ROWS && (
        <SelectField
          name="innerField"
          label={own("panel.addField")}
          placeholder={own("panel.chooseKind")}
          value={null}
          error={null}
          options={FIELD_TYPES.filter((type) => !rulesOf(type)?.takesHolders).map((type) => ({
            value: type,
            label: kindName(type),
          }))}
          onChange={(type) => type && add(type)}
        />
      )}
    </Stack>
  );
}
