import type { Balance, LeaveAccount } from "../src/features/balances/api";
import { person } from "./records";

export const paid: Balance = {
  recordType: 3,
  name: "Paid leave",
  color: "#2f5d8a",
  yearDays: 18,
  accruedDays: 16.5,
  carriedDays: 5,
  adjustedDays: -1.5,
  takenDays: 7.5,
  balanceDays: 12.5,
  plannedDays: 0,
  waitingDays: 3,
  mayGoBelow: false,
};

export const account: LeaveAccount = {
  ownerUserId: person.userId,
  person,
  date: "2026-11-23",
  startsOn: null,
  balances: [paid],
  mayChange: true,
  adjustments: [
    {
      leaveAdjustmentId: "0190a1b2-0000-7000-8000-0000000000f1",
      recordType: 3,
      name: "Paid leave",
      date: "2026-01-01",
      days: -1.5,
      reason: "Paid out",
      createdBy: null,
      createdAt: "2026-01-02T00:00:00Z",
    },
  ],
};
