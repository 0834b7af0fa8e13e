import { Button, confirm, Panel, toast, useSession } from "@groundwork/kit";
import { Archive, ArchiveRestore } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useWrite } from "../directory/use-write";
import { type ProjectDetail, projectWrites } from "./api";

/** Putting a project away and taking it up again; nothing is lost either way. */
export function ArchivePanel({ project }: { project: ProjectDetail }): ReactNode {
  const t = messages.useT();
  const { reload } = useSession();
  const { name, projectId, isArchived } = project;
  const set = useWrite<boolean>({
    run: (archive, options) => projectWrites.setArchived(projectId, archive, options),
    changes: ["projects", "members", "company"],
    done: () => null,
    failed: (archive) => t(archive ? "projects.archiveFailed" : "projects.unarchiveFailed", { project: name }),
    onSuccess: async (_, archive) => {
      toast.done({
        title: t(archive ? "projects.archivedDone" : "projects.unarchivedDone", { project: name }),
        ...(archive ? { action: { label: t("directory.undo"), run: () => set.mutate(false) } } : {}),
      });
      await reload();
    },
  });
  const askToArchive = async () => {
    const sure = await confirm({
      title: t("projects.archive.title", { project: name }),
      body: t("projects.archive.body"),
      verb: t("projects.archive.verb", { project: name }),
      danger: true,
    });
    if (sure) set.mutate(true);
  };
  return (
    <Panel
      title={t(isArchived ? "projects.unarchive.title" : "projects.archive")}
      description={t(isArchived ? "projects.unarchive.body" : "projects.archive.body")}
    >
      <div>
        {isArchived ? (
          <Button
            loading={set.isPending}
            leftSection={<ArchiveRestore size={16} aria-hidden />}
            onClick={() => set.mutate(false)}
          >
            {t("projects.unarchive.verb", { project: name })}
          </Button>
        ) : (
          <Button
            variant="light"
            color="brick"
            loading={set.isPending}
            leftSection={<Archive size={16} aria-hidden />}
            onClick={() => void askToArchive()}
          >
            {t("projects.archive.verb", { project: name })}
          </Button>
        )}
      </div>
    </Panel>
  );
}
