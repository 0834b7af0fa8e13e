import type { Field } from "@groundwork/formwork/rules";
import { ActionIcon } from "@groundwork/kit";
import { Copy, Ellipsis, GripVertical, Settings2, Trash2 } from "@groundwork/kit/icons";
import { Menu } from "@groundwork/kit/overlay";
import type { PointerEvent, ReactNode } from "react";
import { builderMessages } from "../../../messages/builder";
import type { Shift } from "../model/shifts";
import classes from "./canvas.module.css";
import { useFieldActions } from "./field-actions";

export interface FieldToolbarProps {
  field: Field;
  onDrag?: (event: PointerEvent) => void;
  onOpenSettings: () => void;
  /** In a list instead of over a page. */
  isInline?: boolean;
}

const MOVES: readonly { shift: Shift; keys: string }[] = [
  { shift: "up", keys: "Alt ↑" },
  { shift: "down", keys: "Alt ↓" },
  { shift: "left", keys: "Alt ←" },
  { shift: "right", keys: "Alt →" },
  { shift: "besidePrevious", keys: "Alt J" },
];

/** On the selected field only: a thousand fields need one. */
export function FieldToolbar({ field, onDrag, onOpenSettings, isInline = false }: FieldToolbarProps): ReactNode {
  const t = builderMessages.useT();
  const actions = useFieldActions(field.id);
  return (
    <div
      className={classes.toolbar}
      data-inline={isInline || undefined}
      role="toolbar"
      aria-label={t("builder.toolbar")}
    >
      {onDrag && (
        <span className={classes.grip} onPointerDown={onDrag} aria-hidden>
          <GripVertical size={16} />
        </span>
      )}
      <Tool label={t("builder.settings")} icon={<Settings2 size={16} aria-hidden />} onClick={onOpenSettings} />
      <Tool label={t("builder.copy")} icon={<Copy size={16} aria-hidden />} onClick={actions.duplicate} />
      <Tool label={t("builder.delete")} icon={<Trash2 size={16} aria-hidden />} onClick={() => void actions.remove()} />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="md" aria-label={t("builder.move")}>
            <Ellipsis size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {MOVES.map(({ shift, keys }) => (
            <Menu.Item
              key={shift}
              rightSection={<kbd className={classes.keys}>{keys}</kbd>}
              onClick={() => actions.shift(shift)}
            >
              {t(`builder.shift.${shift}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

function Tool({ label, icon, onClick }: ToolProps): ReactNode {
  return (
    <ActionIcon variant="subtle" color="gray" size="md" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </ActionIcon>
  );
}
