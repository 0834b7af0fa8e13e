import { ActionIcon, Button, Text, useFormats } from "@groundwork/kit";
import { ChevronLeft, ChevronRight } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { isMonth, monthOf, type Period } from "./days";
import classes from "./months.module.css";

interface MonthsProps {
  /** What the address says; empty where the service chooses. */
  chosen: Period;
  /** The last day that the service has: it may be tomorrow already on a site. */
  today: string;
  onChoose: (period: Period) => void;
}

const USUAL: Period = { startDate: "", endDate: "" };

/** Hours are asked for by the month: from one to the next, and back to the days that are shown at first. */
export function Months({ chosen, today, onChoose }: MonthsProps): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const shown = isMonth(chosen);
  const from = shown ? chosen.startDate : today;
  const isUsual = chosen.startDate === "" && chosen.endDate === "";
  return (
    <fieldset className={classes.months} aria-label={t("months.label")}>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t("months.before")}
        onClick={() => onChoose(monthOf(from, -1))}
      >
        <ChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <Text component="span" fw={600} className={classes.name ?? ""} aria-live="polite">
        {shown && moment(chosen.startDate, "month")}
        {isUsual && t("months.usual")}
        {!shown && !isUsual && t("months.otherDays")}
      </Text>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t("months.after")}
        disabled={!shown || chosen.endDate >= today}
        onClick={() => onChoose(monthOf(from, 1))}
      >
        <ChevronRight size={18} aria-hidden />
      </ActionIcon>
      {!(shown && chosen.startDate === monthOf(today).startDate) && (
        <Button variant="subtle" onClick={() => onChoose(monthOf(today))}>
          {t("months.this")}
        </Button>
      )}
      {!isUsual && (
        <Button variant="subtle" onClick={() => onChoose(USUAL)}>
          {t("months.usual")}
        </Button>
      )}
    </fieldset>
  );
}
