import { AppPage, ErrorState, LoadingState, Panel, useQuery } from "@groundwork/kit";
import type { ReactNode } from "react";
import { rulesQuery } from "../features/rules/api";
import { RulesForm } from "../features/rules/rules-form";
import { messages } from "../messages";

/** What holds for the budgets of all projects: for the company's admins alone. */
export default function RulesPage(): ReactNode {
  const t = messages.useT();
  const rules = useQuery(rulesQuery);
  let body: ReactNode = <LoadingState shape="form" />;
  if (rules.error) body = <ErrorState error={rules.error} retry={() => void rules.refetch()} />;
  else if (rules.data) {
    body = (
      <Panel>
        <RulesForm rules={rules.data} />
      </Panel>
    );
  }
  return (
    <AppPage title={t("rules.title")} description={t("rules.about")}>
      {body}
    </AppPage>
  );
}
