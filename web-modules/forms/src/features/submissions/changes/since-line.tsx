import { buttonName } from "@groundwork/formwork";
import { Button, DateText } from "@groundwork/kit";
import { GitCompare } from "@groundwork/kit/icons";
import { type ReactNode, useId, useMemo, useState } from "react";
import { changeMessages } from "../../../messages/changes";
import { goToField } from "../../fill/go-to-field";
import type { SubmissionDetail } from "../api";
import { ChangeList } from "./change-list";
import { changesOf } from "./changed";
import classes from "./changes.module.css";
import type { SinceMyPress } from "./since-my-press";

interface Props {
  since: SinceMyPress;
  detail: SubmissionDetail;
}

/** Above the form, quietly: how much others changed since its reader last pressed a button, and on demand what. */
export default function SinceLine({ since, detail }: Props): ReactNode {
  const t = changeMessages.useT();
  const [isShown, setShown] = useState(false);
  const listId = useId();
  const { press, changedFields } = since;
  const pages = useMemo(() => changesOf(changedFields, detail.pages), [changedFields, detail.pages]);
  const count = changedFields.length;
  const timeZone = detail.project?.timeZone;
  return (
    <section className={classes.since} aria-label={t("changes.title")}>
      <div className={classes.line}>
        <GitCompare size={16} aria-hidden />
        <span>
          {t("changes.since", { count, button: buttonName(press.actionName), step: press.stepName })}{" "}
          <span className={classes.where}>
            · <DateText when={press.at} style="dateTime" timeZone={timeZone} />
          </span>
        </span>
        {count > 0 && (
          <Button
            variant="subtle"
            size="compact-md"
            aria-expanded={isShown}
            aria-controls={listId}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? "changes.hide" : "changes.show")}
          </Button>
        )}
      </div>
      <div id={listId}>{isShown && <ChangeList pages={pages} heading="h2" onGo={goToField} timeZone={timeZone} />}</div>
    </section>
  );
}
