import { instantsOf } from "../records/moments";

const LONGEST_AGO_MS = 16 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The last time the project's clock showed this; null where that is ahead, or longer ago than anybody's shift. */
export function statedInstant(time: string, now: Date, stampOf: (at: Date | string) => string): string | null {
  const days = [now, new Date(now.getTime() - DAY_MS)].map((day) => stampOf(day).slice(0, 10));
  const instants = days.flatMap((day) => instantsOf(`${day}T${time}`, stampOf));
  const before = instants.map((each) => now.getTime() - Date.parse(each));
  const [last] = before.filter((ago) => ago >= 0 && ago <= LONGEST_AGO_MS).sort((one, other) => one - other);
  return last === undefined ? null : new Date(now.getTime() - last).toISOString();
}
