import type { Row } from "@groundwork/formwork/rules";
import { GripVertical } from "@groundwork/kit/icons";
import { type CSSProperties, lazy, memo, type ReactNode, Suspense, useRef } from "react";
import { builderMessages } from "../../../messages/builder";
import { MARKS, spotOnCanvas } from "../drag/canvas-spots";
import { beginDrag } from "../drag/drag";
import { DEFAULT_WIDTH } from "../model/sizes";
import { useBuilder } from "../state/hooks";
import classes from "./canvas.module.css";
import { useCanvas } from "./context";
import { FieldCard } from "./field-card";
import { useDrawn } from "./nearness";

/** A part of its own: the page is there before anything is made wider. */
const WidthHandle = lazy(async () => ({ default: (await import("./resize")).WidthHandle }));

export interface RowViewProps {
  row: Row;
  isFirst: boolean;
}

/** Fields side by side. Far from what one sees only its place is kept. */
export const RowView = memo(function RowView({ row, isFirst }: RowViewProps): ReactNode {
  const { isFixed } = useBuilder();
  const element = useRef<HTMLDivElement>(null);
  const { isDrawn, height } = useDrawn(element, isFirst);
  const columns = row.components.map((field) => `minmax(0, ${field.width ?? DEFAULT_WIDTH}fr)`).join(" ");
  const style = {
    "--columns": columns,
    ...(row.height ? { minHeight: row.height } : {}),
    ...(!isDrawn && height !== null ? { height } : {}),
  } as CSSProperties;
  return (
    <div ref={element} className={classes.row} style={style} {...{ [MARKS.row]: row.id }}>
      {isDrawn && (
        <>
          {row.components.length > 1 && !isFixed && <RowGrip row={row} />}
          {row.components.map((field, index) => (
            <FieldCard key={field.id} field={field} rowId={row.id}>
              {index < row.components.length - 1 && !isFixed && (
                <Suspense fallback={null}>
                  <WidthHandle row={row} edge={index} />
                </Suspense>
              )}
            </FieldCard>
          ))}
        </>
      )}
    </div>
  );
});

function RowGrip({ row }: { row: Row }): ReactNode {
  const t = builderMessages.useT();
  const store = useBuilder();
  const { pages, scroller } = useCanvas();
  return (
    <button
      type="button"
      className={classes.rowGrip}
      aria-label={t("builder.moveRow")}
      title={t("builder.moveRow")}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        store.shiftRow(row.id, by as -1 | 1);
      }}
      onPointerDown={(event) =>
        beginDrag(event, {
          label: t("builder.rowOf", { count: row.components.length }),
          scroller: () => scroller.current,
          locate: (x, y) => (pages.current ? spotOnCanvas(pages.current, x, y, { isRow: true }) : null),
          drop: (spot) => void store.moveRow(row.id, spot),
        })
      }
    >
      <GripVertical size={16} aria-hidden />
    </button>
  );
}
