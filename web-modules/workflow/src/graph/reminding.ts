import type { Step } from "./model";

/**
 * When those whose turn it is are reminded, in hours since the submission was begun. Runs do it by the same rules
 * (`formwork/workflow/reminding.py`), held together by `proto/vectors/workflow/reminders.json`.
 */

const DAY = 24;
const DAILY_FOR = 7 * DAY;
const WEEKLY_UNTIL = 12 * 7 * DAY;

/** When it is due, then daily for a week, then weekly; null once twelve weeks are over, or where nothing is due. */
export function nextReminder(dueAt: number | null, lastAt: number | null): number | null {
  if (dueAt === null || lastAt === null) return dueAt;
  const overdue = lastAt - dueAt;
  if (overdue < DAILY_FOR) return lastAt + DAY;
  return overdue < WEEKLY_UNTIL ? lastAt + 7 * DAY : null;
}

/** Whether its project's managers hear of it too: nobody has done it for as long as is drawn. */
export function tellsManagers({ data }: Step, dueAt: number, at: number): boolean {
  return data.escalateAfterDays !== null && at >= dueAt + data.escalateAfterDays * DAY;
}
