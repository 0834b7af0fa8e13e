import { useFormats } from "@groundwork/kit";
import { useEffect, useState } from "react";

/** Up to here in seconds, above in minutes: "118 seconds" is harder to read than "2 minutes". */
const LONGEST_IN_SECONDS = 90;

export interface Wait {
  seconds: number;
  isOver: boolean;
  /** "42 seconds", "3 minutes". */
  text: string;
}

/** Counts down to an instant (milliseconds since 1970). A clock and not a counter: a sleeping tab must not stretch it. */
export function useWait(until: number | null): Wait {
  const { number } = useFormats();
  const [now, setNow] = useState(Date.now);
  const running = until !== null && until > now;

  useEffect(() => {
    if (until === null) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [until]);

  const seconds = running ? Math.ceil((until - now) / 1000) : 0;
  const [value, unit] = seconds <= LONGEST_IN_SECONDS ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
  return { seconds, isOver: !running, text: number(value, { style: "unit", unit, unitDisplay: "long" }) };
}
