import { ErrorState, LoadingState, Text, useQuery, useUrlState } from "@groundwork/kit";
import { SegmentField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { timesMessages } from "../../messages/times";
import { PERIODS, type Period, type TemplateTimes, timesQuery } from "./api";
import { useLasting } from "./lasting";
import { StepList } from "./step-list";
import classes from "./times.module.css";

const isPeriod = (text: string): text is Period => (PERIODS as readonly string[]).includes(text);

export function Times({ templateId }: { templateId: string }): ReactNode {
  const t = timesMessages.useT();
  const [{ days }, setUrl] = useUrlState({ days: "90" });
  const period = isPeriod(days) ? days : "90";
  const times = useQuery(timesQuery(templateId, period));
  return (
    <>
      <div className={classes.period}>
        <SegmentField
          name="days"
          label={t("times.period")}
          value={period}
          options={PERIODS.map((value) => ({ value, label: t("times.days", { count: Number(value) }) }))}
          onChange={(value) => setUrl({ days: value })}
        />
      </div>
      {times.data && (
        <>
          <Summary times={times.data} days={Number(period)} />
          <StepList steps={times.data.steps} />
        </>
      )}
      {times.isPending && <LoadingState shape="table" />}
      {times.isError && <ErrorState error={times.error} retry={() => void times.refetch()} />}
    </>
  );
}

function Summary({ times, days }: { times: TemplateTimes; days: number }): ReactNode {
  const t = timesMessages.useT();
  const lasting = useLasting();
  const { submitted, closed, within, isCut } = times;
  if (submitted === 0) return null;
  return (
    <Text className={classes.summary ?? ""} mb="md">
      {t("times.summary", { submitted, days, closed })}{" "}
      {within && t("times.whole", { half: lasting(within.half), most: lasting(within.most) })}{" "}
      {isCut && t("times.isCut", { count: submitted })}
    </Text>
  );
}
