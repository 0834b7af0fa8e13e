import { ChevronDown } from "@groundwork/kit/icons";
import { lazy, type ReactNode, Suspense, useCallback } from "react";
import type { Field } from "../../body/types";
import { useFill } from "../../fill/context";
import { RowLayout } from "../../fill/layout";
import { formworkMessages } from "../../messages";
import { useFieldName } from "../../messages/field-name";
import type { FillProps, SketchProps, ViewProps } from "../drawn-kind";
import { useInnerFields } from "../inner";
import classes from "./drag-area.module.css";
import type { DragAreaSetting } from "./rules";

type Drawn = Pick<FillProps<DragAreaSetting> | ViewProps<DragAreaSetting>, "field" | "setting">;

/** Folded it says how much of it is done. */
export function PanelFill({ field, setting }: Drawn): ReactNode {
  const { readOnly } = useFill();
  const isAsked = useCallback((inner: Field) => !readOnly(inner), [readOnly]);
  return <Panel field={field} setting={setting} isAsked={isAsked} help={setting.help} />;
}

export function PanelView({ field, setting }: Drawn): ReactNode {
  return <Panel field={field} setting={setting} isAsked={isNone} help="" />;
}

const isNone = () => false;

/** A part of its own: the editors draw panels without it. */
const Counts = lazy(() => import("./counts"));

interface PanelProps extends Drawn {
  isAsked: (inner: Field) => boolean;
  help: string;
}

function Panel({ field, setting, isAsked, help }: PanelProps): ReactNode {
  const draw = useInnerFields();
  const nameOf = useFieldName();
  const { rows = [], isFolded } = setting;
  return (
    // What is inside stays where it is while it is folded: what is typed there is not lost.
    <details className={classes.panel} open={!isFolded}>
      <summary className={classes.summary}>
        <div className={classes.title}>{nameOf(field)}</div>
        <Suspense fallback={null}>
          <Counts field={field} isAsked={isAsked} />
        </Suspense>
        <ChevronDown className={classes.chevron} size={20} aria-hidden />
      </summary>
      <div className={classes.rows}>
        {help && <p className={classes.help}>{help}</p>}
        {rows.map((row) => (
          <RowLayout key={row.id} row={row}>
            {draw}
          </RowLayout>
        ))}
      </div>
    </details>
  );
}

/** While the form is built: always open, its rows and the place below them marked for who drags. */
export function PanelSketch({ setting }: SketchProps<DragAreaSetting>): ReactNode {
  const t = formworkMessages.useT();
  const draw = useInnerFields();
  const { rows = [] } = setting;
  return (
    <div className={classes.panel} data-panel>
      <div className={classes.rows}>
        {setting.help && <p className={classes.help}>{setting.help}</p>}
        {rows.map((row) => (
          <div key={row.id} className={classes.drawnRow} data-cell={row.id}>
            {row.components.map(draw)}
          </div>
        ))}
        <p className={classes.empty}>{t("dragArea.empty")}</p>
      </div>
    </div>
  );
}
