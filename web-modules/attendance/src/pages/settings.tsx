import { Anchor, AppPage, Link, Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import CompanySection from "../features/settings/company-section";
import { messages } from "../messages";

/** What a company sets up of its attendance, by itself; the page of all its settings has it too. */
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
      <CompanySection />
    </AppPage>
  );
}
