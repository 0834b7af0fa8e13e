import type { Schemas, State } from "../records/api";
import { CHECK, type CheckType, type KeptPunch } from "./kept-punches";

/** Where somebody is with their day, as the service and what is not sent yet say together. */
export interface Standing {
  /** Unknown: nobody has said yet, and nothing was pressed here. A check-in must not be what a check-out was meant to be. */
  state: State | "unknown";
  since: string | null;
  projectId: string | null;
}

const AFTER: Record<CheckType, State> = {
  [CHECK.in]: "in",
  [CHECK.out]: "out",
  [CHECK.breakStart]: "break",
  [CHECK.breakEnd]: "in",
};

export function standingOf(
  brief: Pick<Schemas["LatestBrief"], "state" | "since" | "projectId"> | undefined,
  unsent: readonly KeptPunch[],
): Standing {
  const told: Standing = brief ?? { state: "unknown", since: null, projectId: null };
  return unsent.reduce<Standing>(
    (_, { checkType, deviceTime, projectId }) => ({
      state: AFTER[checkType],
      since: checkType === CHECK.out ? null : deviceTime,
      projectId,
    }),
    { state: told.state, since: told.since, projectId: told.projectId },
  );
}

/** What may be pressed then, the likeliest first. */
export const PRESSES: Record<Standing["state"], readonly CheckType[]> = {
  unknown: [CHECK.in, CHECK.out, CHECK.breakStart, CHECK.breakEnd],
  out: [CHECK.in],
  in: [CHECK.out, CHECK.breakStart],
  break: [CHECK.breakEnd, CHECK.out],
};
