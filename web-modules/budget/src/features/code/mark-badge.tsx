import { StatusBadge } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";

interface Props {
  /** The mark that is reached: 80, 100, or 0. */
  mark: number;
  isForecastOver: boolean;
  /** Below zero: more is held, committed and spent than there is. */
  left: string;
}

/** That a code is close to its budget, in words: the one percentage beside it says how much of it is used. */
export function MarkBadge({ mark, isForecastOver, left }: Props): ReactNode {
  const t = messages.useT();
  const isOver = left.startsWith("-");
  return (
    <>
      {isOver && <StatusBadge tone="bad">{t("alert.over")}</StatusBadge>}{" "}
      {mark > 0 && (
        <StatusBadge tone={mark === 100 ? "bad" : "waiting"}>
          {t(mark === 100 ? "alert.mark100" : "alert.mark80")}
        </StatusBadge>
      )}{" "}
      {/* Of what is over by now the forecast is no news. */}
      {isForecastOver && mark < 100 && !isOver && <StatusBadge tone="waiting">{t("alert.forecastOver")}</StatusBadge>}
    </>
  );
}
