import { Anchor, EmptyState, ErrorState, Link, LoadingState, Panel, useQuery } from "@groundwork/kit";
import { FileStack } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { FormLinks } from "../submissions/form-links";
import { isFillable, templateChoice } from "../templates/choice";

const SHOWN = 5;

function Forms(): ReactNode {
  const t = messages.useT();
  const { data, error, refetch } = useQuery(templateChoice);
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data) return <LoadingState shape="form" rows={4} />;
  const fillable = data.filter(isFillable);
  if (fillable.length === 0)
    return (
      <EmptyState icon={FileStack} title={t("start.none.title")}>
        {t("start.none.body")}
      </EmptyState>
    );
  return <FormLinks templates={fillable.slice(0, SHOWN)} />;
}

export default function StartCard(): ReactNode {
  const t = messages.useT();
  return (
    <Panel
      title={t("home.start.title")}
      actions={
        <Anchor component={Link} to="/forms/submissions/new">
          {t("home.start.all")}
        </Anchor>
      }
    >
      <Forms />
    </Panel>
  );
}
