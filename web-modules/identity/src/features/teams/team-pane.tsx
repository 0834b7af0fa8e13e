import {
  ActionIcon,
  Button,
  confirm,
  DateText,
  ErrorState,
  LoadingState,
  PaneSection,
  SidePane,
  type SidePaneState,
  Stack,
  Text,
  useCan,
  useQuery,
  useRecent,
} from "@groundwork/kit";
import { Pencil, Trash2 } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { useWrite } from "../directory/use-write";
import { type TeamDetail, teamQuery, teamWrites } from "./api";
import { TeamForm } from "./team-form";
import classes from "./team-pane.module.css";
import { TeamPeople } from "./team-people";

export const NEW_TEAM = "new";

function Body({ team, onDeleted }: { team: TeamDetail; onDeleted: () => void }): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const [editing, setEditing] = useState(false);
  const remove = useWrite<void>({
    run: (_, options) => teamWrites.delete(team.teamId, options),
    changes: ["teams", "members"],
    done: () => ({ title: t("teams.deleted", { team: team.name }) }),
    failed: () => t("teams.deleteFailed", { team: team.name }),
    onSuccess: onDeleted,
  });
  const askToDelete = async () => {
    const sure = await confirm({
      title: t("teams.delete.title", { team: team.name }),
      body: t("teams.delete.body", { count: team.members.length }),
      verb: t("teams.delete.verb", { team: team.name }),
      danger: true,
    });
    if (sure) remove.mutate();
  };
  if (editing) {
    const stop = () => setEditing(false);
    return <TeamForm team={team} onCancel={stop} onSaved={stop} />;
  }
  return (
    <Stack gap="lg">
      <div className={classes.about}>
        <div>
          <Text>{team.description || <span className={classes.quiet}>{t("teams.noDescription")}</span>}</Text>
          <Text size="sm" c="dimmed">
            {t("teams.since")} <DateText when={team.createdAt} />
          </Text>
        </div>
        {isAdmin && (
          <ActionIcon aria-label={t("teams.edit")} title={t("teams.edit")} onClick={() => setEditing(true)}>
            <Pencil size={16} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <TeamPeople team={team} />
      {isAdmin && (
        <PaneSection>
          <div>
            <Button
              variant="light"
              color="brick"
              loading={remove.isPending}
              leftSection={<Trash2 size={16} aria-hidden />}
              onClick={() => void askToDelete()}
            >
              {t("teams.delete.verb", { team: team.name })}
            </Button>
          </div>
        </PaneSection>
      )}
    </Stack>
  );
}

/** One team, beside the list (`?team=…`), or the making of a new one (`?team=new`). */
export function TeamPane({ pane }: { pane: SidePaneState }): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const creating = pane.id === NEW_TEAM;
  const team = useQuery({ ...teamQuery(pane.id ?? ""), enabled: pane.id !== null && !creating });
  const shown = pane.id !== null && !creating && team.data;
  useRecent(shown ? { kind: "identity:teams", label: shown.name, path: `/teams?team=${shown.teamId}` } : null);
  let body: ReactNode = <LoadingState />;
  let title = team.data?.name ?? t("teams.pane.title");
  if (creating && isAdmin) {
    title = t("teams.create");
    body = <TeamForm onCancel={pane.close} onSaved={(made) => pane.open(made.teamId)} />;
  } else if (team.data) body = <Body key={team.data.teamId} team={team.data} onDeleted={pane.close} />;
  else if (team.error)
    body = <ErrorState error={team.error} title={t("teams.pane.failed")} retry={() => void team.refetch()} />;
  return (
    <SidePane opened={pane.id !== null && (isAdmin || !creating)} onClose={pane.close} title={title}>
      {body}
    </SidePane>
  );
}
