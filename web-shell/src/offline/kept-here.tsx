import { Anchor, EmptyState, Link, Panel, Stack, Text, unsentPlaces, useSession } from "@groundwork/kit";
import { CloudOff } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../messages";
import { useModules } from "../modules/module-store";

/** What a page that opened without the service can show: what was entered here and is not sent yet. */
export function KeptHere(): ReactNode {
  const t = messages.useT();
  // Each module says what it keeps as it comes.
  useModules();
  const places = unsentPlaces(useSession().profile?.userId ?? "");
  return (
    <Panel>
      <EmptyState icon={CloudOff} title={t("offline.title")}>
        <Stack gap="sm">
          <Text>{t("offline.body")}</Text>
          {places.length === 0 && <Text>{t("offline.nothing")}</Text>}
          {places.map(({ path, title, count }) => (
            <Anchor key={path} component={Link} to={path}>
              {t("offline.kept", { title, count })}
            </Anchor>
          ))}
        </Stack>
      </EmptyState>
    </Panel>
  );
}
