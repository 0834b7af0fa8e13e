import { FillBody, FillProvider, FillStore } from "@groundwork/formwork";
import { conditionsOf, templateFileIdsOf } from "@groundwork/formwork/rules";
import { ErrorState, LoadingState, Panel, useQuery } from "@groundwork/kit";
import { type ReactNode, useEffect, useMemo } from "react";
import { versionMessages } from "../../messages/versions";
import { filesQuery } from "../builder/files/api";
import { sentence } from "../builder/rules/words";
import { wholeQuery } from "./api";
import { stepsIn } from "./compare/compare";
import type { Whole } from "./compare/model";
import { ruleWords } from "./compare/rules";
import { useDiffWords } from "./use-diff-words";
import classes from "./versions.module.css";

/** A form as it was, to look at: what is filled in, who acts on it, and its rules. */
export function VersionLook({ templateId, which }: { templateId: string; which: string }): ReactNode {
  const whole = useQuery(wholeQuery(templateId, which));
  if (whole.error) return <ErrorState error={whole.error} retry={() => void whole.refetch()} />;
  if (!whole.data) return <LoadingState shape="form" />;
  return (
    <>
      <Steps whole={whole.data} />
      <Rules whole={whole.data} />
      <AsItWas templateId={templateId} whole={whole.data} />
    </>
  );
}

function AsItWas({ templateId, whole }: { templateId: string; whole: Whole }): ReactNode {
  const t = versionMessages.useT();
  const body = whole.pages;
  const store = useMemo(() => new FillStore({ body }), [body]);
  const { data } = useQuery(filesQuery(templateId, templateFileIdsOf(body).sort()));
  useEffect(() => store.addFiles(data ?? []), [store, data]);
  return (
    <section className={classes.form} aria-label={t("versions.form")} inert>
      <FillProvider store={store}>
        <FillBody body={body} />
      </FillProvider>
    </section>
  );
}

function Steps({ whole }: { whole: Whole }): ReactNode {
  const t = versionMessages.useT();
  const { teamNames } = useDiffWords();
  const steps = whole.nodes.filter(({ type }) => type === "step");
  return (
    <Panel title={t("versions.part.workflow")}>
      <ol className={classes.steps}>
        {steps.map(({ id, data }) => (
          <li key={id}>
            <strong>{String(data.stepName)}</strong>{" "}
            {teamNames(Array.isArray(data.teamIds) ? data.teamIds.map(String) : []) || t("versions.everyone")}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Rules({ whole }: { whole: Whole }): ReactNode {
  const words = useDiffWords();
  const rules = conditionsOf(whole.pages);
  if (rules.length === 0) return null;
  const said = ruleWords(words, whole.pages, stepsIn(whole));
  return (
    <Panel title={words.t("versions.part.rules")}>
      <ol className={classes.steps}>
        {rules.map((rule) => (
          <li key={rule.id}>{sentence(said, rule)}</li>
        ))}
      </ol>
    </Panel>
  );
}
