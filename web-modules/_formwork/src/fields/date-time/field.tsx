import { MomentInput, useFormats } from "@groundwork/kit";
import { CalendarDays } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import type { DrawnKind, FillProps, ViewProps } from "../drawn-kind";
import classes from "./fill.module.css";
import { type DateTimeSetting, type DateTimeValue, momentsOf } from "./rules";

/** How a browser asks for it; `length`: of the text that is kept, since some add seconds, which nobody asked for. */
function inputOf({ withTime, timeOnly }: DateTimeSetting) {
  if (timeOnly) return { type: "time", length: 5, half: "dateTime.halfClock" } as const;
  return withTime
    ? ({ type: "datetime-local", length: 16, half: "dateTime.halfTime" } as const)
    : ({ type: "date", length: 10, half: "dateTime.half" } as const);
}

const EARLIEST = "1900-01-01";
const LATEST = "2199-12-31";

/** The pickers are the device's own, made for its screen; what they hold is shown in our language. */
function Fill(props: FillProps<DateTimeSetting, DateTimeValue>): ReactNode {
  const { setting, value, onChange, ids } = props;
  const t = formworkMessages.useT();
  const [first = null, last = null] = value ? momentsOf(value) : [];
  if (!setting.isRange)
    return (
      <Moment
        {...props}
        id={ids.control}
        labelledBy={ids.label}
        moment={first}
        onMoment={(date) => onChange(date === null ? null : { date })}
      />
    );
  const set = (startsDate: string | null, endsDate: string | null) =>
    onChange(startsDate === null && endsDate === null ? null : { startsDate, endsDate });
  return (
    <div className={classes.range}>
      <div className={classes.end}>
        <label htmlFor={`${ids.control}-starts`}>{t("dateTime.starts")}</label>
        <Moment {...props} id={`${ids.control}-starts`} moment={first} onMoment={(starts) => set(starts, last)} />
      </div>
      <div className={classes.end}>
        <label htmlFor={`${ids.control}-ends`}>{t("dateTime.ends")}</label>
        <Moment
          {...props}
          id={`${ids.control}-ends`}
          moment={last}
          least={first}
          onMoment={(ends) => set(first, ends)}
        />
      </div>
    </div>
  );
}

interface MomentProps extends FillProps<DateTimeSetting, DateTimeValue> {
  id: string;
  moment: string | null;
  least?: string | null;
  labelledBy?: string;
  onMoment: (moment: string | null) => void;
}

function Moment({
  id,
  labelledBy,
  moment,
  least,
  onMoment,
  setting,
  ids,
  isInvalid,
  isRequired,
}: MomentProps): ReactNode {
  const t = formworkMessages.useT();
  const { type, length, half } = inputOf(setting);
  // A time has no earliest one: a night shift ends before it starts.
  const bounds = setting.timeOnly
    ? {}
    : {
        min: least || (setting.withTime ? `${EARLIEST}T00:00` : EARLIEST),
        max: setting.withTime ? `${LATEST}T23:59` : LATEST,
      };
  const [isHalf, setIsHalf] = useState(false);
  return (
    <>
      <MomentInput
        id={id}
        type={type}
        className={controls.input}
        value={moment ?? ""}
        {...bounds}
        aria-labelledby={labelledBy}
        aria-describedby={ids.describedBy}
        aria-invalid={isInvalid || isHalf}
        aria-required={isRequired}
        onChange={(event) => {
          setIsHalf(false);
          onMoment(event.currentTarget.value.slice(0, length) || null);
        }}
        // A day without its year stands on the screen, but is no value.
        onBlur={(event) => setIsHalf(event.currentTarget.validity.badInput)}
      />
      {isHalf && (
        <p className={controls.problem} role="alert" data-half>
          {t(half)}
        </p>
      )}
    </>
  );
}

function View({ value }: ViewProps<DateTimeSetting, DateTimeValue>): ReactNode {
  const formats = useFormats();
  if (!value) return null;
  // The clock on site, as it was written down: no zone moves it.
  const written = (moment: string | null) => (moment === null ? "…" : formats.moment(moment));
  return <span>{momentsOf(value).map(written).join(" – ")}</span>;
}

export const drawn: DrawnKind<DateTimeSetting, DateTimeValue> = { icon: CalendarDays, frame: "group", Fill, View };
