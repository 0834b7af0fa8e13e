import { EmptyState, Link, useCan, useFormats, useSession } from "@groundwork/kit";
import type { NamedProject } from "@groundwork/kit/directory";
import { Construction, FileStack, Users } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { TemplateRow } from "../templates/api";
import { isOthers } from "../templates/choice";
import { useMaking } from "../templates/making";

interface NothingToStartProps {
  /** All that the person sees. */
  projects: readonly NamedProject[];
  templates: readonly TemplateRow[];
}

/** Why nothing can be started, and what to do about it. */
export function NothingToStart({ projects, templates }: NothingToStartProps): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const isAdmin = useCan("admin");
  const { isAllowed: mayMake } = useMaking();
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
  const teams = [...new Set(templates.filter(isOthers).flatMap(({ startedBy }) => startedBy))];
  if (teams.length > 0)
    return (
      <EmptyState icon={Users} title={t("start.ofTeams.title")}>
        {t(isAdmin ? "start.ofTeams.adminBody" : "start.ofTeams.body", { teams: formats.list(teams) })}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={FileStack}
      title={t("start.none.title")}
      action={mayMake && <Link to="/forms/templates/new">{t("start.none.make")}</Link>}
    >
      {t(mayMake ? "start.none.makerBody" : "start.none.body")}
    </EmptyState>
  );
}
