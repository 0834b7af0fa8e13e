import { Anchor, ErrorState, Link, LoadingState, Panel, useQuery } from "@groundwork/kit";
import { type NamedProject, projectChoice } from "@groundwork/kit/directory";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useHere } from "../submissions/came-from";
import { FormChoice } from "../submissions/form-choice";
import { NothingToStart } from "../submissions/nothing-to-start";
import type { TemplateRow } from "../templates/api";
import { isFillable, startableIn, startChoice } from "../templates/choice";
import { useFirstSteps } from "./first-steps";

const SHOWN = 5;

/** Of what may be started, undefined while it is read. */
function useFillable(): { fillable: TemplateRow[] | undefined; projects: readonly NamedProject[] } {
  const templates = useQuery(startChoice);
  const projects = useQuery(projectChoice);
  const known = projects.data ?? [];
  const fillable =
    projects.data && templates.data?.filter((each) => isFillable(each) && startableIn(each, known).length > 0);
  return { fillable, projects: known };
}

function Forms(): ReactNode {
  const templates = useQuery(startChoice);
  const projects = useQuery(projectChoice);
  const { fillable, projects: known } = useFillable();
  if (fillable?.length === 0) return <NothingToStart projects={known} templates={templates.data ?? []} />;
  if (fillable) return <FormChoice templates={fillable} most={SHOWN} />;
  const failed = templates.error ?? projects.error;
  if (failed)
    return <ErrorState error={failed} retry={() => void Promise.all([templates.refetch(), projects.refetch()])} />;
  return <LoadingState shape="form" rows={4} />;
}

export default function StartCard(): ReactNode {
  const t = messages.useT();
  const here = useHere();
  const isBeginning = useFirstSteps() !== undefined;
  // The first steps say how one gets there.
  if (useFillable().fillable?.length === 0 && isBeginning) return null;
  return (
    <Panel
      title={t("home.start.title")}
      actions={
        <Anchor component={Link} to="/forms/submissions/new" state={here}>
          {t("home.start.all")}
        </Anchor>
      }
    >
      <Forms />
    </Panel>
  );
}
