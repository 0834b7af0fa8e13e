import { useFormats } from "@groundwork/kit";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long something took, as exactly as anybody asks: "25 minutes", "3.5 hours", "6 days". */
export function useLasting(): (seconds: number) => string {
  const { number } = useFormats();
  return (seconds) => {
    const say = (size: number, unit: "minute" | "hour" | "day", maximumFractionDigits: number) =>
      number(seconds / size, { style: "unit", unit, unitDisplay: "long", maximumFractionDigits });
    if (seconds >= 2 * DAY) return say(DAY, "day", 1);
    if (seconds >= HOUR) return say(HOUR, "hour", 1);
    return say(MINUTE, "minute", seconds < 10 * MINUTE ? 1 : 0);
  };
}
