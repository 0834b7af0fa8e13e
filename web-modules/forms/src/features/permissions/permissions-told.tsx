import { Panel, Stack, Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { permissionMessages } from "../../messages/template-permissions";
import type { Permissions } from "./api";
import { editing, sentence, valuesOf } from "./values";

/** For an editor who does not manage the form: what is said there, in sentences. */
export function PermissionsTold({ saved }: { saved: Permissions }): ReactNode {
  const t = permissionMessages.useT();
  const names = new Map([...saved.starters.teams, ...(saved.editors ?? [])].map(({ teamId, name }) => [teamId, name]));
  const teamName = (id: string) => names.get(id) || t("permissions.teamGone");
  const { starters, editorTeamIds } = valuesOf(saved);
  return (
    <Panel title={t("permissions.title")} description={t("permissions.readOnly")}>
      <Stack gap="xs">
        <Text>
          {t("permissions.used")}:{" "}
          {saved.projects?.map(({ name }) => name || t("permissions.projectGone")).join(t("permissions.comma")) ??
            t("permissions.used.all")}
        </Text>
        <Text>{sentence(t, starters, teamName)}</Text>
        <Text>{editing(t, editorTeamIds, teamName)}</Text>
      </Stack>
    </Panel>
  );
}
