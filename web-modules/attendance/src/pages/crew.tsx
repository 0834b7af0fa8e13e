import { AppPage, EmptyState, ErrorState, LoadingState, Text, useSession } from "@groundwork/kit";
import { optionsOf } from "@groundwork/kit/directory";
import { SelectField } from "@groundwork/kit/forms";
import { CloudOff, Users } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import classes from "../features/crew/crew.module.css";
import { CrewForm } from "../features/crew/crew-form";
import { readLastSite } from "../features/crew/kept-crew";
import { useCrew } from "../features/crew/use-crew";
import { useCrewProjects } from "../features/crew/use-crew-projects";
import { messages } from "../messages";

/** A foreman presses for people of the project: some have no phone, or no hand free. */
export default function CrewPage(): ReactNode {
  const t = messages.useT();
  const { profile, company, project: chosenInHeader } = useSession();
  const projects = useCrewProjects();
  const [chosen, setChosen] = useState<string | null>(null);
  const isThere = (id: string | null | undefined) => projects.some(({ projectId }) => projectId === id);
  const usual = readLastSite({ userId: profile?.userId ?? "", groupId: company?.groupId ?? "" });
  const only = projects.length === 1 ? projects[0]?.projectId : null;
  const projectId = [chosen, chosenInHeader?.projectId, usual, only].find(isThere) ?? null;
  const clock = useCrew(projectId);
  return (
    <AppPage title={t("crew.title")} description={t("crew.about")} width="narrow">
      <div className={classes.crew}>
        <SelectField
          name="projectId"
          label={t("crew.site")}
          value={projectId}
          onChange={setChosen}
          error={null}
          options={optionsOf.projects(projects)}
          nothingFound={t("clock.noSite")}
        />
        {projectId !== null && clock.crew === null && clock.query.error && (
          <ErrorState error={clock.query.error} title={t("crew.failed")} retry={() => void clock.query.refetch()} />
        )}
        {projectId !== null && clock.query.isLoading && <LoadingState />}
        {clock.crew && !clock.isFresh && (
          <Text role="status" size="sm" className={classes.stale ?? ""}>
            <CloudOff size={16} aria-hidden />
            {t("crew.stale")}
          </Text>
        )}
        {clock.crew && clock.crew.people.length === 0 && (
          <EmptyState icon={Users} title={t("crew.empty")}>
            {t("crew.emptyHelp")}
          </EmptyState>
        )}
        {clock.crew && clock.crew.people.length > 0 && (
          <CrewForm key={clock.crew.projectId} clock={clock} crew={clock.crew} />
        )}
      </div>
    </AppPage>
  );
}
