import { ActionIcon, Link, Panel, StatusBadge, Text, toast, useCan, useQuery, useSession } from "@groundwork/kit";
import { Star, X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { AddPeople } from "../directory/add-people";
import { peopleChoice } from "../directory/options";
import { PersonLine } from "../directory/person";
import { roleOf } from "../directory/roles";
import { RowList, RowOf } from "../directory/row-list";
import { useWrite } from "../directory/use-write";
import { type ProjectDetail, type ProjectPerson, projectWrites } from "./api";

function useStaffWrites(project: ProjectDetail) {
  const t = messages.useT();
  const { reload } = useSession();
  const { projectId, name: projectName } = project;
  const changes = ["projects", "members", "company"] as const;

  const add = useWrite<{ userIds: string[]; managerId?: string }>({
    run: async ({ userIds, managerId }, options) => {
      await projectWrites.addMembers({ projectId, userIds }, options);
      if (managerId) {
        await projectWrites.setManager(
          { projectId, userId: managerId, isManager: true },
          { idempotencyKey: crypto.randomUUID() },
        );
      }
    },
    changes,
    done: (_, { userIds }) => ({ title: t("projects.people.added", { count: userIds.length, project: projectName }) }),
    failed: () => t("projects.people.addFailed", { project: projectName }),
    onSuccess: reload,
  });
  const remove = useWrite<ProjectPerson>({
    run: ({ userId }, options) => projectWrites.removeMember({ projectId, userId }, options),
    changes,
    done: (_, { userId, fullName: name, isManager }) => ({
      title: t("projects.member.removed", { name, project: projectName }),
      action: {
        label: t("directory.undo"),
        run: () => add.mutate({ userIds: [userId], ...(isManager ? { managerId: userId } : {}) }),
      },
    }),
    failed: ({ fullName: name }) => t("projects.member.removeFailed", { name, project: projectName }),
    onSuccess: reload,
  });
  const setManager = useWrite({
    run: ({ userId, isManager }: ProjectPerson, options) =>
      projectWrites.setManager({ projectId, userId, isManager: !isManager }, options),
    changes,
    done: () => null,
    failed: ({ fullName: name }) => t("projects.manager.failed", { name }),
    onSuccess: async (saved, { userId, fullName: name, isManager }) => {
      toast.done({
        title: t(isManager ? "projects.manager.ended" : "projects.manager.made", { name, project: projectName }),
        ...(saved.raisedToManagerUserIds.includes(userId) ? { detail: t("projects.manager.raised", { name }) } : {}),
      });
      await reload();
    },
  });
  return { add, remove, setManager, busy: remove.isPending || setManager.isPending };
}

/** Who works on the project, managers first. Its managers add and remove people; admins choose the managers. */
export function ProjectPeople({ project, canEdit }: { project: ProjectDetail; canEdit: boolean }): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const mayStaff = canEdit && !project.isArchived;
  const people = useQuery({ ...peopleChoice, enabled: mayStaff });
  const { add, remove, setManager, busy } = useStaffWrites(project);
  const onProject = new Set(project.members.map((each) => each.userId));
  return (
    <Panel title={t("projects.people", { count: project.members.length })} description={t("projects.peopleHelp")}>
      {project.members.length === 0 && <Text c="dimmed">{t("projects.people.none")}</Text>}
      <RowList label={t("projects.members")}>
        {project.members.map((person) => (
          <RowOf
            key={person.userId}
            actions={
              mayStaff && (
                <>
                  {isAdmin && (
                    <ActionIcon
                      aria-label={t(person.isManager ? "projects.manager.end" : "projects.manager.make", {
                        name: person.fullName,
                      })}
                      title={t(person.isManager ? "projects.manager.end" : "projects.manager.make", {
                        name: person.fullName,
                      })}
                      disabled={busy}
                      onClick={() => setManager.mutate(person)}
                    >
                      <Star size={18} aria-hidden fill={person.isManager ? "currentColor" : "none"} />
                    </ActionIcon>
                  )}
                  <ActionIcon
                    aria-label={t("projects.member.remove", { name: person.fullName, project: project.name })}
                    title={t("projects.member.remove", { name: person.fullName, project: project.name })}
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
              <PersonLine person={person} detail={t(`role.${roleOf(person.role)}`)} />
            </Link>
            {person.isManager && <StatusBadge tone="active">{t("projects.manager")}</StatusBadge>}
          </RowOf>
        ))}
      </RowList>
      {mayStaff && people.data && (
        <AddPeople
          label={t("projects.people.add")}
          people={people.data.filter((each) => !onProject.has(each.userId))}
          loading={add.isPending}
          onAdd={(userIds) => add.mutate({ userIds })}
        />
      )}
    </Panel>
  );
}
