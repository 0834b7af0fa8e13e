import { Anchor, ErrorState, Link, LoadingState, Panel, useQuery } from "@groundwork/kit";
import { projectChoice } from "@groundwork/kit/directory";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useHere } from "../submissions/came-from";
import { FormLinks } from "../submissions/form-links";
import { NothingToStart } from "../submissions/nothing-to-start";
import { isFillable, startableIn, templateChoice } from "../templates/choice";

const SHOWN = 5;

function Forms(): ReactNode {
  const templates = useQuery(templateChoice);
  const projects = useQuery(projectChoice);
  if (templates.data && projects.data) {
    const known = projects.data;
    const fillable = templates.data.filter((each) => isFillable(each) && startableIn(each, known).length > 0);
    if (fillable.length === 0) return <NothingToStart projects={known} />;
    return <FormLinks templates={fillable.slice(0, SHOWN)} />;
  }
  const failed = templates.error ?? projects.error;
  if (failed)
    return <ErrorState error={failed} retry={() => void Promise.all([templates.refetch(), projects.refetch()])} />;
  return <LoadingState shape="form" rows={4} />;
}

export default function StartCard(): ReactNode {
  const t = messages.useT();
  const here = useHere();
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
