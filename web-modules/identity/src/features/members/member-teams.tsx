import { ActionIcon, Link, PaneSection, StatusBadge, Text, useCan, useQuery } from "@groundwork/kit";
import { optionsOf, teamChoice } from "@groundwork/kit/directory";
import { X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { AddChoice } from "../directory/add-choice";
import { RowList, RowOf } from "../directory/row-list";
import { useWrite } from "../directory/use-write";
import { teamWrites } from "../teams/api";
import type { MemberDetail } from "./api";

type MemberTeam = MemberDetail["teams"][number];

/** The teams of a member; admins add and remove, and can undo a removal. */
export function MemberTeams({ member }: { member: MemberDetail }): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const teams = useQuery({ ...teamChoice, enabled: isAdmin });
  const { userId, fullName: name } = member;

  const add = useWrite<{ teamId: string; team: string; isLead: boolean }>({
    run: async ({ teamId, isLead }, options) => {
      await teamWrites.addMembers({ teamId, userIds: [userId] }, options);
      if (isLead) await teamWrites.setLead({ teamId, userId, isLead }, { idempotencyKey: crypto.randomUUID() });
    },
    changes: ["members", "teams"],
    done: (_, { team }) => ({ title: t("teams.member.added", { name, team }) }),
    failed: ({ team }) => t("teams.member.addFailed", { name, team }),
  });
  const remove = useWrite<MemberTeam>({
    run: ({ teamId }, options) => teamWrites.removeMember({ teamId, userId }, options),
    changes: ["members", "teams"],
    done: (_, { teamId, name: team, isLead }) => ({
      title: t("teams.member.removed", { name, team }),
      action: { label: t("directory.undo"), run: () => add.mutate({ teamId, team, isLead }) },
    }),
    failed: ({ name: team }) => t("teams.member.removeFailed", { name, team }),
  });

  const free = optionsOf.teams(teams.data).filter((each) => !member.teams.some((team) => team.teamId === each.value));
  return (
    <PaneSection title={t("members.teams")}>
      {member.teams.length === 0 && <Text c="dimmed">{t("members.teams.none")}</Text>}
      <RowList label={t("members.teams")}>
        {member.teams.map((team) => (
          <RowOf
            key={team.teamId}
            actions={
              isAdmin && (
                <ActionIcon
                  aria-label={t("teams.member.remove", { name, team: team.name })}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(team)}
                >
                  <X size={16} aria-hidden />
                </ActionIcon>
              )
            }
          >
            <Link to={`/teams?team=${team.teamId}`}>{team.name}</Link>
            {team.isLead && <StatusBadge tone="active">{t("teams.lead")}</StatusBadge>}
          </RowOf>
        ))}
      </RowList>
      {isAdmin && free.length > 0 && (
        <AddChoice
          label={t("members.teams.add")}
          options={free}
          loading={add.isPending}
          onAdd={(teamId, team) => add.mutate({ teamId, team, isLead: false })}
        />
      )}
    </PaneSection>
  );
}
