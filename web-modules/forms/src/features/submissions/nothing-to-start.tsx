import { EmptyState, Link, useCan, useSession } from "@groundwork/kit";
import type { NamedProject } from "@groundwork/kit/directory";
import { Construction, FileStack } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";

/** Why nothing can be started, and what to do about it. `projects`: all that the person sees. */
export function NothingToStart({ projects }: { projects: readonly NamedProject[] }): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const own = useSession().profile?.projects ?? [];
  if (isAdmin && projects.length === 0)
    return (
      <EmptyState
        icon={Construction}
        title={t("start.noProject.title")}
        action={<Link to="/projects/new">{t("start.noProject.create")}</Link>}
      >
        {t("start.noProject.body")}
      </EmptyState>
    );
  if (!isAdmin && own.length === 0)
    return (
      <EmptyState icon={Construction} title={t("start.notAdded.title")}>
        {t("start.notAdded.body")}
      </EmptyState>
    );
  return (
    <EmptyState icon={FileStack} title={t("start.none.title")}>
      {t("start.none.body")}
    </EmptyState>
  );
}
