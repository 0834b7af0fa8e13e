import { Panel, useCan, useSession } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { roleOf } from "../directory/roles";
import { Staff, type StaffCalls } from "../directory/staff";
import { type ProjectDetail, projectWrites } from "./api";

const CHANGES = ["projects", "members", "company"] as const;

/** Who works on the project, managers first. Its managers add and remove people; admins choose the managers. */
export function ProjectPeople({ project, canEdit }: { project: ProjectDetail; canEdit: boolean }): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const { reload } = useSession();
  const { projectId } = project;
  const calls: StaffCalls = {
    add: (userIds, options) => projectWrites.addMembers({ projectId, userIds }, options),
    remove: (userId, options) => projectWrites.removeMember({ projectId, userId }, options),
    setHead: async (userId, isManager, options) => {
      const saved = await projectWrites.setManager({ projectId, userId, isManager }, options);
      return { raised: saved.raisedToManagerUserIds.includes(userId) };
    },
  };
  return (
    <Panel title={t("projects.people", { count: project.members.length })} description={t("projects.peopleHelp")}>
      <Staff
        kind="projects"
        place={project.name}
        people={project.members}
        isHead={(person) => person.isManager}
        detail={(person) => t(`role.${roleOf(person.role)}`)}
        mayStaff={canEdit && !project.isArchived}
        mayChooseHeads={isAdmin}
        calls={calls}
        changes={CHANGES}
        onChanged={reload}
      />
    </Panel>
  );
}
