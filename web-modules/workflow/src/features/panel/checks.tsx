import { useProblemText } from "@groundwork/formwork";
import { Anchor, EmptyState, Link, Stack, Text, Title, UnstyledButton } from "@groundwork/kit";
import { CircleAlert, CircleCheck } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useEditor } from "../../editor-context";
import { messages } from "../../messages";
import type { PublishProblem } from "../editor/api";
import { useShowSettings } from "../editor/show-settings";
import classes from "./panel.module.css";

/** What is in the way of publishing, in words; each leads to where it can be mended. */
export function Checks({ ofForm }: { ofForm: readonly PublishProblem[] }): ReactNode {
  const t = messages.useT();
  const { problems, templateId } = useEditor();
  const showSettings = useShowSettings();
  const text = useProblemText();
  if (problems.length === 0 && ofForm.length === 0)
    return (
      <EmptyState icon={CircleCheck} title={t("panel.allGood")}>
        {t("panel.allGoodHelp")}
      </EmptyState>
    );
  return (
    <Stack gap="md">
      {problems.length > 0 && (
        <section>
          <Title order={2} size="h4" mb="xs">
            {t("panel.ofWorkflow")}
          </Title>
          <ul className={classes.problems}>
            {problems.map((problem) => (
              <li key={`${problem.code} ${problem.subjectId}`}>
                {problem.subjectId === "" ? (
                  <span className={classes.problem}>
                    <CircleAlert size={16} aria-hidden /> {text(problem)}
                  </span>
                ) : (
                  <UnstyledButton className={classes.problem ?? ""} onClick={() => showSettings(problem.subjectId)}>
                    <CircleAlert size={16} aria-hidden /> {text(problem)}
                  </UnstyledButton>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {ofForm.length > 0 && (
        <section>
          <Title order={2} size="h4" mb="xs">
            {t("panel.ofForm")}
          </Title>
          <ul className={classes.problems}>
            {ofForm.map((problem) => (
              <li key={`${problem.code} ${problem.subjectId}`} className={classes.problem}>
                <CircleAlert size={16} aria-hidden /> {text(problem)}
              </li>
            ))}
          </ul>
          <Text size="sm" mt="xs">
            <Anchor component={Link} to={`/forms/templates/${templateId}`}>
              {t("panel.toForm")}
            </Anchor>
          </Text>
        </section>
      )}
    </Stack>
  );
}
