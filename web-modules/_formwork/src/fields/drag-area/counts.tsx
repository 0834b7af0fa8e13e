import { type ReactNode, useMemo } from "react";
import type { Field } from "../../body/types";
import { useFill } from "../../fill/context";
import { useAtomValue } from "../../state";
import { panelCountsMessages } from "./counts-messages";
import classes from "./drag-area.module.css";
import { type Standing, standingOf } from "./standing";

interface CountsProps {
  field: Field;
  isAsked: (inner: Field) => boolean;
}

/** How much of what stands in a panel is done. */
export default function Counts({ field, isAsked }: CountsProps): ReactNode {
  const t = panelCountsMessages.useT();
  const { store } = useFill();
  const standing = useMemo(
    () => store.following<Standing>(() => standingOf(field, store, isAsked)),
    [store, field, isAsked],
  );
  const { count, filled, missing } = useAtomValue(standing);
  if (count === 0) return null;
  return (
    <div className={classes.counts}>
      <div>{t("panel.filled", { filled, count })}</div>
      {missing > 0 && <div className={classes.missing}>{t("panel.missing", { count: missing })}</div>}
    </div>
  );
}
