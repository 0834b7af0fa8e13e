import { Anchor, AppPage, Link, Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { Entitlements } from "../features/balances/entitlements";
import { ClockRulesPanel } from "../features/clock-rules/clock-rules-panel";
import { OpenDaysPanel } from "../features/clock-rules/open-days-panel";
import { RequestRulesPanel } from "../features/clock-rules/request-rules-panel";
import { HolidayCalendars } from "../features/holidays/calendars";
import { Holidays } from "../features/holidays/holidays";
import { PayPeriodPanel } from "../features/pay/pay-period";
import { PayRulesPanel } from "../features/pay/pay-rules";
import { PayrollPanel } from "../features/payroll/mapping-panel";
import { NumbersPanel } from "../features/payroll/numbers-panel";
import { OwnTypes } from "../features/record-types/own-types";
import { messages } from "../messages";

/** What a company sets up of its attendance, whose other settings lead here. */
export default function SettingsPage(): ReactNode {
  const t = messages.useT();
  return (
    <AppPage title={t("settings.title")} description={t("settings.about")}>
      <Text mb="md">
        {t("settings.fence")}{" "}
        <Anchor component={Link} to="/admin/settings" underline="always">
          {t("settings.fenceLink")}
        </Anchor>
      </Text>
      <ClockRulesPanel />
      <OpenDaysPanel />
      <RequestRulesPanel />
      <Entitlements />
      <Holidays />
      <HolidayCalendars />
      <OwnTypes />
      <PayRulesPanel />
      <PayPeriodPanel />
      <PayrollPanel />
      <NumbersPanel />
    </AppPage>
  );
}
