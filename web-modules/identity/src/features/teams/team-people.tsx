import { PaneSection, useCan } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { Staff, type StaffCalls } from "../directory/staff";
import { type TeamDetail, teamWrites } from "./api";

const CHANGES = ["teams", "members"] as const;

/** Who is in the team, leads first; admins add, remove and choose the leads. */
export function TeamPeople({ team }: { team: TeamDetail }): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const { teamId } = team;
  const calls: StaffCalls = {
    add: (userIds, options) => teamWrites.addMembers({ teamId, userIds }, options),
    remove: (userId, options) => teamWrites.removeMember({ teamId, userId }, options),
    setHead: async (userId, isLead, options) => {
      await teamWrites.setLead({ teamId, userId, isLead }, options);
      return { raised: false };
    },
  };
  return (
    <PaneSection title={t("teams.people", { count: team.members.length })}>
      <Staff
        kind="teams"
        place={team.name}
        people={team.members}
        isHead={(person) => person.isLead}
        mayStaff={isAdmin}
        mayChooseHeads={isAdmin}
        calls={calls}
        changes={CHANGES}
      />
    </PaneSection>
  );
}
