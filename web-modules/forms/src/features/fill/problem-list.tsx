import { useFieldName, useFieldProblems, useIsOnline, useProblemText } from "@groundwork/formwork";
import { Alert, Anchor, Button } from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useMemo } from "react";
import { fillMessages } from "../../messages/fill";
import { atom, useAtomValue } from "../../state";
import classes from "./fill.module.css";
import type { Filling } from "./filling";
import { goToField } from "./go-to-field";
import type { Submit, Trouble } from "./use-submit";

function ProblemLine({ filling, fieldId }: { filling: Filling; fieldId: string }): ReactNode {
  const t = fillMessages.useT();
  const words = useProblemText();
  const [problem] = useFieldProblems(fieldId);
  const fieldName = useFieldName();
  const field = filling.store.field(fieldId);
  if (!problem) return null;
  const label = field ? fieldName(field) : "";
  return (
    <li>
      <Anchor component="button" type="button" onClick={() => goToField(fieldId)}>
        {t("fill.problem", { label, problem: words(problem) })}
      </Anchor>
    </li>
  );
}

/** Those of the fields that still have a problem: what is put right leaves the list. */
function useStillWrong(filling: Filling, trouble: Trouble | null): string[] {
  const fieldIds = trouble?.kind === "fields" ? trouble.fieldIds : NONE;
  const { store } = filling;
  const wrongAtom = useMemo(
    () => atom((get) => fieldIds.filter((id) => get(store.of(id).problemsAtom).length > 0).join(" ")),
    [store, fieldIds],
  );
  const wrong = useAtomValue(wrongAtom);
  return wrong === "" ? [] : wrong.split(" ");
}

const NONE: readonly string[] = [];

/** Why the button did nothing yet, and what to do. */
export function TroubleNote({ filling, submit }: { filling: Filling; submit: Submit }): ReactNode {
  const t = fillMessages.useT();
  const { trouble, pressed } = submit;
  const wrong = useStillWrong(filling, trouble);
  const isOnline = useIsOnline();
  if (!trouble || (trouble.kind === "fields" && wrong.length === 0)) return null;
  const again = trouble.kind === "again" || (trouble.kind === "offline" && isOnline) ? pressed : null;
  return (
    <Alert
      className={classes.trouble ?? ""}
      color={trouble.kind === "again" || trouble.kind === "offline" ? "amber" : "brick"}
      icon={<TriangleAlert size={18} aria-hidden />}
      title={trouble.kind === "fields" ? t("fill.problems", { count: wrong.length }) : t("fill.submit.failed")}
      withCloseButton
      closeButtonLabel={t("fill.dismiss")}
      onClose={submit.dismiss}
    >
      {trouble.kind === "fields" ? (
        <ul className={classes.problems}>
          {wrong.map((fieldId) => (
            <ProblemLine key={fieldId} filling={filling} fieldId={fieldId} />
          ))}
        </ul>
      ) : trouble.kind === "offline" ? (
        t(isOnline ? "fill.submit.online" : "fill.submit.offline")
      ) : (
        trouble.message
      )}
      {again && (
        <div>
          <Button mt="xs" loading={submit.isPending} onClick={() => submit.press(again)}>
            {t(trouble.kind === "offline" ? "fill.submit.now" : "fill.submit.again")}
          </Button>
        </div>
      )}
    </Alert>
  );
}
