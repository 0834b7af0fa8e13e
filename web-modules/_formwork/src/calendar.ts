const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY = /^((?:19|20|21)\d\d)-(\d\d)-(\d\d)$/;

/** Whether a text is a day of the calendar, "2026-11-21": not 30 February. */
export function isDay(text: string): boolean {
  const parts = DAY.exec(text);
  if (!parts) return false;
  const [month, day] = [Number(parts[2]), Number(parts[3])];
  const date = new Date(Date.UTC(Number(parts[1]), month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether a text is a time of day, "14:30". */
export function isTime(text: string): boolean {
  return TIME.test(text);
}
