import type { ReactNode } from "react";
import { Entitlements } from "../balances/entitlements";
import { ClockRulesPanel } from "../clock-rules/clock-rules-panel";
import { Holidays } from "../holidays/holidays";
import { PayPeriodPanel } from "../pay/pay-period";
import { PayRulesPanel } from "../pay/pay-rules";
import { PayrollPanel } from "../payroll/mapping-panel";
import { NumbersPanel } from "../payroll/numbers-panel";
import { OwnTypes } from "../record-types/own-types";

/** What a company sets up of its attendance, among its other settings. */
export default function CompanySection(): ReactNode {
  return (
    <>
      <ClockRulesPanel />
      <Entitlements />
      <Holidays />
      <OwnTypes />
      <PayRulesPanel />
      <PayPeriodPanel />
      <PayrollPanel />
      <NumbersPanel />
    </>
  );
}
