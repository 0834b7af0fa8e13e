import type { Field } from "@groundwork/formwork/rules";
import { ActionIcon } from "@groundwork/kit";
import { CopyPlus, GripVertical, Settings2, Trash2 } from "@groundwork/kit/icons";
import { lazy, type PointerEvent, type ReactNode, Suspense } from "react";
import { builderMessages } from "../../../messages/builder";
import { useBuilder } from "../state/hooks";
import classes from "./canvas.module.css";
import { useFieldActions } from "./field-actions";

export interface FieldToolbarProps {
  field: Field;
  onDrag?: (event: PointerEvent) => void;
  onOpenSettings: () => void;
  /** In a list instead of over a page. */
  isInline?: boolean;
}

/** A part of its own: the field is marked before anybody opens it. */
const FieldMenu = lazy(() => import("./field-menu"));

/** On the selected field only: a thousand fields need one. */
export function FieldToolbar({ field, onDrag, onOpenSettings, isInline = false }: FieldToolbarProps): ReactNode {
  const t = builderMessages.useT();
  const actions = useFieldActions(field.id);
  const { isFixed } = useBuilder();
  return (
    <div
      className={classes.toolbar}
      data-inline={isInline || undefined}
      role="toolbar"
      aria-label={t("builder.toolbar")}
    >
      {onDrag && !isFixed && (
        <span className={classes.grip} onPointerDown={onDrag} aria-hidden>
          <GripVertical size={16} />
        </span>
      )}
      <Tool label={t("builder.settings")} icon={<Settings2 size={16} aria-hidden />} onClick={onOpenSettings} />
      {!isFixed && (
        <>
          <Tool label={t("builder.copy")} icon={<CopyPlus size={16} aria-hidden />} onClick={actions.duplicate} />
          <Tool
            label={t("builder.delete")}
            icon={<Trash2 size={16} aria-hidden />}
            onClick={() => void actions.remove()}
          />
        </>
      )}
      <Suspense fallback={<span className={classes.menuPlace} />}>
        <FieldMenu fieldId={field.id} actions={actions} />
      </Suspense>
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
