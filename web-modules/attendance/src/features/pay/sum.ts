import type { Sheet } from "../sheets/api";

type Total = Sheet["pay"][number];

/** What a period is paid, as a sum whose lines add up. */
export interface PaySum {
  /** Minutes at work, before the rules add or take anything. */
  worked: number;
  /** What rules of breaks and rounding took off or added, and leave that is paid: with `worked` they are `paid`. */
  added: readonly Total[];
  paid: number;
  /** As what: again each minute once. Empty where that says nothing new. */
  paidAs: readonly Total[];
  /** Minutes among those that are paid a premium besides. */
  premiums: readonly Total[];
}

const of =
  (...kinds: Total["kind"][]) =>
  ({ kind }: Total) =>
    kinds.includes(kind);
const minutesOf = (lines: readonly Total[]) => lines.reduce((sum, { minutes }) => sum + minutes, 0);

export function paySum(lines: readonly Total[]): PaySum {
  const atWork = lines.filter(of("regular", "overtime"));
  const adjusted = lines.filter(of("rounding", "unpaidBreak"));
  const leave = lines.filter(of("leave"));
  return {
    worked: minutesOf(atWork) - minutesOf(adjusted),
    added: [...adjusted, ...leave],
    paid: minutesOf(atWork) + minutesOf(leave),
    paidAs: atWork.some(of("overtime")) ? [...atWork, ...leave] : [],
    premiums: lines.filter(of("night", "restDay", "holiday")),
  };
}
