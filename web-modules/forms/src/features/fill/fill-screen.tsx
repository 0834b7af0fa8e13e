import {
  buttonName,
  ChoiceSourceContext,
  DirectoryContext,
  type Field,
  FillBody,
  FillProvider,
  fieldsOf,
  StepButtonsContext,
  useAppliedBody,
  useUploadCount,
} from "@groundwork/formwork";
import { Button, useFormats, useLeaveGuard, usePhoneTask, useSession } from "@groundwork/kit";
import { MapPin, Pencil } from "@groundwork/kit/icons";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { fillMessages } from "../../messages/fill";
import type { Standing, SubmissionDetail } from "../submissions/api";
import { factsOf } from "../submissions/facts";
import { teamsOf } from "../submissions/teams";
import { ActionBar } from "./action-bar";
import { actionOfItems, actionsWithoutItem } from "./body-buttons";
import { CopyButton } from "./copying/copy-button";
import classes from "./fill.module.css";
import { Filling } from "./filling";
import { goToField } from "./go-to-field";
import { OlderForm } from "./older-form/older-form";
import { PagingFoot, PagingHead } from "./paging/paging-parts";
import { usePaging } from "./paging/use-paging";
import { useResumedFiles } from "./resume-files";
import { memberCalls, type StepCalls } from "./step-calls";
import { uploaderOf } from "./upload";
import { useOutboxState } from "./use-outbox";
import { usePressing } from "./use-pressing";
import { useSubmit } from "./use-submit";

interface FillScreenProps {
  detail: SubmissionDetail;
  stepId: string;
  onDone: (standing: Standing, actionId: string) => void | Promise<void>;
  /** Left out: a member's. */
  calls?: StepCalls;
}

/** A file may still be on its way into the browser's own storage, and that may have no room for what was entered. */
function useGuard(filling: Filling): void {
  const isUploading = useUploadCount() > 0;
  const { isKept } = useOutboxState(filling.outbox);
  useLeaveGuard(isUploading || !isKept);
}

function Form({ filling, detail, onDone }: FillScreenProps & { filling: Filling }): ReactNode {
  const t = fillMessages.useT();
  const submit = useSubmit(filling, onDone);
  const pressing = usePressing(detail, submit);
  useGuard(filling);
  usePhoneTask();
  useResumedFiles(filling);
  const fields = fieldsOf(filling.store.body()).filter((field) => field.visible);
  const mine = fields.filter((field) => filling.isAskedFor(field.id));
  // Where the form starts with them there is nowhere to go.
  const first = mine[0] && fields.indexOf(mine[0]) > 1 ? mine[0].id : null;
  const actionOf = useMemo(() => actionOfItems(detail), [detail]);
  const buttonOf = (field: Field) => {
    const action = actionOf(field);
    return (
      action && {
        name: buttonName(action.name),
        color: action.color,
        press: () => pressing.press(action),
        isUnderWay: pressing.isUnderWay(action),
        isWaiting: pressing.isWaiting(action),
      }
    );
  };
  const shown = useAppliedBody(filling.body);
  const paging = usePaging(shown, filling.calls === memberCalls);
  const isLast = !paging.isPaged || paging.at === paging.pages.length - 1;
  return (
    <>
      {filling.calls === memberCalls && <OlderForm filling={filling} detail={detail} />}
      {mine.length > 0 && (
        <div className={classes.yours}>
          <Pencil size={16} aria-hidden />
          <span>
            {t(detail.standsIn ? "fill.theirs" : "fill.yours", {
              step: detail.currentStepName,
              teams: teamsOf(detail),
              which: mine.length === fields.length ? "all" : "some",
            })}
          </span>
          {first && (
            <Button variant="subtle" size="compact-md" onClick={() => goToField(first)}>
              {t("fill.goThere")}
            </Button>
          )}
          {filling.calls === memberCalls && <CopyButton filling={filling} detail={detail} />}
        </div>
      )}
      {detail.fence && <FenceNote detail={detail} meters={detail.fence.radiusMeters} />}
      {paging.isOffered && <PagingHead paging={paging} />}
      <StepButtonsContext value={buttonOf}>
        <FillBody
          body={filling.body}
          {...(paging.isPaged && { pageIds: paging.pages.slice(paging.at, paging.at + 1).map(({ id }) => id) })}
        />
      </StepButtonsContext>
      <ActionBar
        filling={filling}
        detail={detail}
        submit={submit}
        pressing={pressing}
        actions={isLast ? actionsWithoutItem(detail, shown, actionOf) : []}
      >
        {paging.isPaged && <PagingFoot paging={paging} />}
      </ActionBar>
    </>
  );
}

/** Before anybody fills it in at a desk. */
function FenceNote({ detail, meters }: { detail: SubmissionDetail; meters: number }): ReactNode {
  const t = fillMessages.useT();
  const { number } = useFormats();
  const radius = number(meters, { style: "unit", unit: "meter" });
  return (
    <p className={classes.yours}>
      <MapPin size={16} aria-hidden />
      <span>{t("fill.fence", { radius, project: detail.project?.name ?? "" })}</span>
    </p>
  );
}

/** A step being filled in. A new step is a new screen: give it the step's id as its key. */
export function FillScreen(props: FillScreenProps): ReactNode {
  const { detail, stepId } = props;
  const userId = useSession().profile?.userId ?? "";
  const [filling] = useState(() => new Filling(detail, stepId, userId, props.calls));
  useEffect(() => filling.start(), [filling]);
  useEffect(() => filling.refresh(detail), [filling, detail]);
  const facts = useMemo(() => factsOf(detail), [detail]);
  const uploader = useMemo(() => uploaderOf(filling.place, filling.calls), [filling]);
  const directory = useMemo(() => filling.calls.directoryOf(filling.place.submissionId), [filling]);
  const isOthers = useCallback((fieldId: string) => !filling.own.has(fieldId), [filling]);
  return (
    <FillProvider
      store={filling.store}
      facts={facts}
      uploader={uploader}
      readOnly={isOthers}
      highlighted={filling.isAskedFor}
    >
      <ChoiceSourceContext value={filling.calls.choices}>
        <DirectoryContext value={directory}>
          <Form {...props} filling={filling} />
        </DirectoryContext>
      </ChoiceSourceContext>
    </FillProvider>
  );
}
