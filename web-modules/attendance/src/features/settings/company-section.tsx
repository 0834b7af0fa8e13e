import { Button, Link, Panel, Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";

/** Among a company's settings, the way to those of its attendance: they stand in one place. */
export default function CompanySection(): ReactNode {
  const t = messages.useT();
  return (
    <Panel
      title={t("settings.title")}
      actions={
        <Button component={Link} to="/attendance/settings" variant="default" aria-label={t("settings.openLong")}>
          {t("settings.open")}
        </Button>
      }
    >
      <Text c="dimmed">{t("settings.about")}</Text>
    </Panel>
  );
}
