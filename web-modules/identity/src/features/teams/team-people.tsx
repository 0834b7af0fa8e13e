import { ActionIcon, Link, StatusBadge, Text, Title, useCan, useQuery } from "@groundwork/kit";
import { Star, X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { AddPeople } from "../directory/add-people";
import { peopleChoice } from "../directory/options";
import { PersonLine } from "../directory/person";
import { RowList, RowOf } from "../directory/row-list";
import { useWrite } from "../directory/use-write";
import { type TeamDetail, type TeamPerson, teamWrites } from "./api";
import classes from "./team-pane.module.css";

function useTeamWrites(team: TeamDetail) {
  const t = messages.useT();
  const { teamId, name: teamName } = team;
  const changes = ["teams", "members"] as const;

  const add = useWrite<{ userIds: string[]; leadId?: string }>({
    run: async ({ userIds, leadId }, options) => {
      await teamWrites.addMembers({ teamId, userIds }, options);
      if (leadId)
        await teamWrites.setLead({ teamId, userId: leadId, isLead: true }, { idempotencyKey: crypto.randomUUID() });
    },
    changes,
    done: (_, { userIds }) => ({ title: t("teams.people.added", { count: userIds.length, team: teamName }) }),
    failed: () => t("teams.people.addFailed", { team: teamName }),
  });
  const remove = useWrite<TeamPerson>({
    run: ({ userId }, options) => teamWrites.removeMember({ teamId, userId }, options),
    changes,
    done: (_, { userId, fullName: name, isLead }) => ({
      title: t("teams.member.removed", { name, team: teamName }),
      action: {
        label: t("directory.undo"),
        run: () => add.mutate({ userIds: [userId], ...(isLead ? { leadId: userId } : {}) }),
      },
    }),
    failed: ({ fullName: name }) => t("teams.member.removeFailed", { name, team: teamName }),
  });
  const setLead = useWrite<TeamPerson>({
    run: ({ userId, isLead }, options) => teamWrites.setLead({ teamId, userId, isLead: !isLead }, options),
    changes,
    done: (_, { fullName: name, isLead }) => ({
      title: t(isLead ? "teams.lead.ended" : "teams.lead.made", { name, team: teamName }),
    }),
    failed: ({ fullName: name }) => t("teams.lead.failed", { name }),
  });
  return { add, remove, setLead, busy: remove.isPending || setLead.isPending };
}

/** Who is in the team, leads first; admins add, remove and choose the leads. */
export function TeamPeople({ team }: { team: TeamDetail }): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const people = useQuery({ ...peopleChoice, enabled: isAdmin });
  const { add, remove, setLead, busy } = useTeamWrites(team);
  const inTeam = new Set(team.members.map((each) => each.userId));
  return (
    <section className={classes.section}>
      <Title order={3}>{t("teams.people", { count: team.members.length })}</Title>
      {team.members.length === 0 && <Text c="dimmed">{t("teams.people.none")}</Text>}
      <RowList label={t("teams.members")}>
        {team.members.map((person) => (
          <RowOf
            key={person.userId}
            actions={
              isAdmin && (
                <>
                  <ActionIcon
                    aria-label={t(person.isLead ? "teams.lead.end" : "teams.lead.make", { name: person.fullName })}
                    title={t(person.isLead ? "teams.lead.end" : "teams.lead.make", { name: person.fullName })}
                    disabled={busy}
                    onClick={() => setLead.mutate(person)}
                  >
                    <Star size={18} aria-hidden fill={person.isLead ? "currentColor" : "none"} />
                  </ActionIcon>
                  <ActionIcon
                    aria-label={t("teams.member.remove", { name: person.fullName, team: team.name })}
                    title={t("teams.member.remove", { name: person.fullName, team: team.name })}
                    disabled={busy}
                    onClick={() => remove.mutate(person)}
                  >
                    <X size={16} aria-hidden />
                  </ActionIcon>
                </>
              )
            }
          >
            <Link to={`/members?member=${person.userId}`}>
              <PersonLine person={person} />
            </Link>
            {person.isLead && <StatusBadge tone="active">{t("teams.lead")}</StatusBadge>}
          </RowOf>
        ))}
      </RowList>
      {isAdmin && people.data && (
        <AddPeople
          label={t("teams.people.add")}
          people={people.data.filter((each) => !inTeam.has(each.userId))}
          loading={add.isPending}
          onAdd={(userIds) => add.mutate({ userIds })}
        />
      )}
    </section>
  );
}
