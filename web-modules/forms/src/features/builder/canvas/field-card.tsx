import { KINDS, useFieldName, useKindName } from "@groundwork/formwork";
import { InnerFields, SketchedField } from "@groundwork/formwork/builder";
import { type Field, isFieldType, rulesOf } from "@groundwork/formwork/rules";
import { lazy, memo, type PointerEvent, type ReactNode, Suspense } from "react";
import { builderMessages } from "../../../messages/builder";
import { MARKS, spotOnCanvas } from "../drag/canvas-spots";
import { beginDrag } from "../drag/drag";
import { isPanel } from "../model/fields";
import { useBuilder, useChosen } from "../state/hooks";
import classes from "./canvas.module.css";
import { useCanvas } from "./context";
import { useFieldKeys } from "./field-keys";
import { FieldToolbar } from "./field-toolbar";
import { press } from "./press";

/** A part of its own: the page is there before anything is made larger. */
const HeightHandle = lazy(async () => ({ default: (await import("./resize")).HeightHandle }));

export interface FieldCardProps {
  field: Field;
  /** Null: it stands in a cell. */
  rowId: string | null;
  /** The handle on its edge, where there is one. */
  children?: ReactNode;
}

/** One field on its page, as it will be; pressed it is selected, dragged it moves. */
export const FieldCard = memo(function FieldCard({ field, rowId, children }: FieldCardProps): ReactNode {
  const t = builderMessages.useT();
  const kindName = useKindName();
  const store = useBuilder();
  const chosen = useChosen(field.id);
  const { pages, scroller, openSettings } = useCanvas();
  const onKeyDown = useFieldKeys(field.id, openSettings);
  const label = useFieldName()(field);

  const holdsOthers = rulesOf(field.type)?.holds !== undefined;
  const drawsInner = rulesOf(field.type)?.holds === "fields";
  const looked = { isRow: false, fitsCell: !holdsOthers, fitsPanel: !isPanel(field) };

  const drag = (event: PointerEvent) =>
    beginDrag(event, {
      label,
      scroller: () => scroller.current,
      locate: (x, y) => (pages.current ? spotOnCanvas(pages.current, x, y, looked) : null),
      drop: (spot) => void store.moveField(field.id, spot),
    });

  return (
    <div className={classes.card} data-selected={chosen || undefined} {...{ [MARKS.field]: field.id }}>
      <button
        type="button"
        className={classes.hit}
        aria-pressed={chosen !== null}
        aria-label={t("builder.fieldCard", { label, kind: kindName(field.type) })}
        onClick={(event) => press(store, field.id, event)}
        onDoubleClick={openSettings}
        onKeyDown={onKeyDown}
        // A finger scrolls; it drags by the handle of the toolbar.
        onPointerDown={(event) => event.pointerType === "mouse" && !store.isFixed && drag(event)}
      />
      <div className={classes.content} inert={!drawsInner} data-holds={drawsInner || undefined} data-content>
        {isFieldType(field.type) && KINDS[field.type].frame === "none" && <p className={classes.kind}>{label}</p>}
        <InnerFields value={drawInner}>
          <SketchedField field={field} />
        </InnerFields>
      </div>
      {(field.readonly || !field.visible) && (
        <span className={classes.mark}>{t(field.visible ? "builder.readOnlyMark" : "builder.hiddenMark")}</span>
      )}
      {children}
      {chosen === "first" && (
        <>
          <FieldToolbar field={field} onDrag={drag} onOpenSettings={openSettings} />
          {rowId !== null && !store.isFixed && (
            <Suspense fallback={null}>
              <HeightHandle rowId={rowId} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
});

/** What stands in a cell is a field like any other. */
const drawInner = (field: Field) => <FieldCard key={field.id} field={field} rowId={null} />;
