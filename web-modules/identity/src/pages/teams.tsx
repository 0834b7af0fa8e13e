import { AppPage, Button, useCan, useSidePane } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { TeamList } from "../features/teams/team-list";
import { NEW_TEAM, TeamPane } from "../features/teams/team-pane";
import { messages } from "../messages";

export default function TeamsPage(): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const pane = useSidePane("team");
  const create = () => pane.open(NEW_TEAM);
  return (
    <AppPage
      title={t("teams.title")}
      description={t("teams.descriptionOfPage")}
      actions={
        isAdmin && (
          <Button leftSection={<Plus size={16} aria-hidden />} onClick={create}>
            {t("teams.create")}
          </Button>
        )
      }
    >
      <TeamList pane={pane} onCreate={create} />
      <TeamPane pane={pane} />
    </AppPage>
  );
}
