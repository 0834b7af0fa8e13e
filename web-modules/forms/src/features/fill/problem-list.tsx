import { useFieldProblems, useProblemText } from "@groundwork/formwork";
import { Alert, Anchor, Button } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./fill.module.css";
import type { Filling } from "./filling";
import { goToField } from "./go-to-field";
import type { Submit } from "./use-submit";

function ProblemLine({ filling, fieldId }: { filling: Filling; fieldId: string }): ReactNode {
  const t = messages.useT();
  const words = useProblemText();
  const [problem] = useFieldProblems(fieldId);
  const label = filling.store.field(fieldId)?.setting.label ?? "";
  if (!problem) return null;
  return (
    <li>
      <Anchor component="button" type="button" onClick={() => goToField(fieldId)}>
        {t("fill.problem", { label, problem: words(problem) })}
      </Anchor>
    </li>
  );
}

/** Why the button did nothing yet, and what to do. A field leaves the list as soon as it is well. */
export function TroubleNote({ filling, submit }: { filling: Filling; submit: Submit }): ReactNode {
  const t = messages.useT();
  const { trouble, pressed } = submit;
  if (!trouble) return null;
  const title =
    trouble.kind === "fields" ? t("fill.problems", { count: trouble.fieldIds.length }) : t("fill.submit.failed");
  return (
    <Alert
      className={classes.trouble ?? ""}
      color={trouble.kind === "again" ? "amber" : "brick"}
      icon={<TriangleAlert size={18} aria-hidden />}
      title={title}
      withCloseButton
      closeButtonLabel={t("fill.dismiss")}
      onClose={submit.dismiss}
    >
      {trouble.kind === "fields" ? (
        <ul className={classes.problems}>
          {trouble.fieldIds.map((fieldId) => (
            <ProblemLine key={fieldId} filling={filling} fieldId={fieldId} />
          ))}
        </ul>
      ) : (
        trouble.message
      )}
      {trouble.kind === "again" && pressed && (
        <Button mt="xs" loading={submit.isPending} onClick={() => submit.press(pressed)}>
          {t("fill.submit.again")}
        </Button>
      )}
    </Alert>
  );
}
