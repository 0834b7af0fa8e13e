import type { Row } from "@groundwork/formwork/rules";
import { type PointerEvent, type ReactNode, useRef } from "react";
import { builderMessages } from "../../../messages/builder";
import { MARKS } from "../drag/canvas-spots";
import { HEIGHT_GRID, WIDTH_GRID } from "../model/sizes";
import { useBuilder } from "../state/hooks";
import classes from "./canvas.module.css";

/** Reports how far the pointer went since it was pressed. */
function followPointer(start: PointerEvent<HTMLElement>, moved: (x: number, y: number) => void): void {
  start.preventDefault();
  start.stopPropagation();
  const handle = start.currentTarget;
  handle.setPointerCapture(start.pointerId);
  const move = (event: globalThis.PointerEvent) => moved(event.clientX - start.clientX, event.clientY - start.clientY);
  const end = () => {
    handle.removeEventListener("pointermove", move);
    handle.removeEventListener("pointerup", end);
    handle.removeEventListener("pointercancel", end);
  };
  handle.addEventListener("pointermove", move);
  handle.addEventListener("pointerup", end);
  handle.addEventListener("pointercancel", end);
}

function drawnWidths(handle: HTMLElement): number[] {
  const row = handle.closest(`[${MARKS.row}]`);
  const cards = [...(row?.querySelectorAll<HTMLElement>(`[${MARKS.field}]`) ?? [])];
  // Not those that stand in a table or a panel of the row.
  return cards.filter((each) => !each.parentElement?.closest(`[${MARKS.field}]`)).map((card) => card.offsetWidth);
}

/** The edge between two fields: dragged, or moved by the arrow keys. */
export function WidthHandle({ row, edge }: { row: Row; edge: number }): ReactNode {
  const t = builderMessages.useT();
  const store = useBuilder();
  const element = useRef<HTMLDivElement>(null);
  const move = (drawn: readonly number[], by: number) => store.moveEdge(row.id, edge, drawn, by);
  const width = row.components[edge]?.width;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule that is moved is a separator, no <hr>
    <div
      ref={element}
      role="separator"
      tabIndex={0}
      className={classes.widthHandle}
      aria-orientation="vertical"
      aria-label={t("builder.fieldWidth")}
      aria-valuenow={Math.round(width ?? 0)}
      aria-valuetext={width ? t("builder.pixels", { count: width }) : t("builder.evenWidth")}
      onPointerDown={(event) => {
        const drawn = drawnWidths(event.currentTarget);
        followPointer(event, (x) => move(drawn, x));
      }}
      onKeyDown={(event) => {
        const by = { ArrowLeft: -WIDTH_GRID, ArrowRight: WIDTH_GRID }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        move(drawnWidths(event.currentTarget), by);
      }}
    />
  );
}

/** The lower edge of a row: never above what the row holds. */
export function HeightHandle({ rowId }: { rowId: string }): ReactNode {
  const t = builderMessages.useT();
  const store = useBuilder();
  const sizes = (handle: HTMLElement) => {
    const row = handle.closest<HTMLElement>(`[${MARKS.row}]`);
    const contents = [...(row?.querySelectorAll<HTMLElement>("[data-content]") ?? [])].map((each) => each.scrollHeight);
    return { height: row?.offsetHeight ?? 0, content: Math.max(0, ...contents) };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: as above
    <div
      role="separator"
      tabIndex={0}
      className={classes.heightHandle}
      aria-orientation="horizontal"
      aria-label={t("builder.rowHeight")}
      aria-valuenow={0}
      aria-valuetext={t("builder.rowHeightHelp")}
      onDoubleClick={() => store.setRowHeight(rowId, null, 0)}
      onPointerDown={(event) => {
        const { height, content } = sizes(event.currentTarget);
        followPointer(event, (_, y) => store.setRowHeight(rowId, height + y, content));
      }}
      onKeyDown={(event) => {
        const by = { ArrowUp: -HEIGHT_GRID, ArrowDown: HEIGHT_GRID }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        const { height, content } = sizes(event.currentTarget);
        store.setRowHeight(rowId, height + by, content);
      }}
    />
  );
}
