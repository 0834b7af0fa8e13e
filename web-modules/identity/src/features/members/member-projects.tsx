import { ActionIcon, Link, PaneSection, StatusBadge, Text, useCan, useQuery } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { AddChoice } from "../directory/add-choice";
import { RowList, RowOf } from "../directory/row-list";
import { useWrite } from "../directory/use-write";
import { projectWrites } from "../projects/api";
import type { MemberDetail } from "./api";

type MemberProject = MemberDetail["projects"][number];

/** The projects of a member; admins add and remove, and can undo a removal. */
export function MemberProjects({ member }: { member: MemberDetail }): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const projects = useQuery({ ...projectChoice, enabled: isAdmin });
  const { userId, fullName: name } = member;

  const add = useWrite<{ projectId: string; project: string; isManager: boolean }>({
    run: async ({ projectId, isManager }, options) => {
      await projectWrites.addMembers({ projectId, userIds: [userId] }, options);
      if (isManager)
        await projectWrites.setManager({ projectId, userId, isManager }, { idempotencyKey: crypto.randomUUID() });
    },
    changes: ["members", "projects"],
    done: (_, { project }) => ({ title: t("projects.member.added", { name, project }) }),
    failed: ({ project }) => t("projects.member.addFailed", { name, project }),
  });
  const remove = useWrite<MemberProject>({
    run: ({ projectId }, options) => projectWrites.removeMember({ projectId, userId }, options),
    changes: ["members", "projects"],
    done: (_, { projectId, name: project, isManager }) => ({
      title: t("projects.member.removed", { name, project }),
      action: { label: t("directory.undo"), run: () => add.mutate({ projectId, project, isManager }) },
    }),
    failed: ({ name: project }) => t("projects.member.removeFailed", { name, project }),
  });

  const free = optionsOf
    .projects(projects.data)
    .filter((each) => !member.projects.some((project) => project.projectId === each.value));
  return (
    <PaneSection title={t("members.projects")}>
      {member.projects.length === 0 && <Text c="dimmed">{t("members.projects.none")}</Text>}
      <RowList label={t("members.projects")}>
        {member.projects.map((project) => (
          <RowOf
            key={project.projectId}
            actions={
              isAdmin && (
                <ActionIcon
                  aria-label={t("projects.member.remove", { name, project: project.name })}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(project)}
                >
                  <X size={16} aria-hidden />
                </ActionIcon>
              )
            }
          >
            <Link to={`/projects/${project.projectId}`}>{project.name}</Link>
            {project.isManager && <StatusBadge tone="active">{t("projects.manager")}</StatusBadge>}
            {project.isArchived && <StatusBadge>{t("projects.archived")}</StatusBadge>}
          </RowOf>
        ))}
      </RowList>
      {isAdmin && free.length > 0 && (
        <AddChoice
          label={t("members.projects.add")}
          options={free}
          loading={add.isPending}
          onAdd={(projectId, project) => add.mutate({ projectId, project, isManager: false })}
        />
      )}
    </PaneSection>
  );
}
