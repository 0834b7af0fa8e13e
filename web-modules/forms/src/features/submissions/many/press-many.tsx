import { buttonName } from "@groundwork/formwork";
import {
  Dialog,
  ErrorState,
  LoadingState,
  type Position,
  readPosition,
  Stack,
  Text,
  toast,
  useQueries,
} from "@groundwork/kit";
import { Form, SelectField, SubmitButton, TextAreaField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useRef } from "react";
import { manyMessages } from "../../../messages/many";
import { useReadAgain } from "../../api/keys";
import { detailQuery, type SubmissionDetail, type SubmissionRow } from "../api";
import { shownStep } from "../parallel/shown-step";
import { type Kept, type ManyDialogProps, useActOnMany } from "./act-on-many";
import { KeptNote } from "./kept-note";
import { ManyActions } from "./many-actions";
import { oneOfEachStep } from "./one-of-each-step";

const MOST_CHARACTERS = 2000;

/** One button of the step at which all of them stand. */
export function PressMany(props: ManyDialogProps): ReactNode {
  const t = manyMessages.useT();
  return (
    <Dialog opened onClose={props.onClose} title={t("many.press.title", { count: props.rows.length })}>
      {isOneStep(props.rows) ? <Buttons {...props} /> : <Text>{t("many.press.several")}</Text>}
    </Dialog>
  );
}

const isOneStep = (rows: readonly SubmissionRow[]): boolean =>
  new Set(rows.map((row) => `${row.templateId} ${shownStep(row).stepId}`)).size === 1;

/** Those that the step has in each of the versions. */
function buttonsOf([first, ...others]: readonly SubmissionDetail[]) {
  const inAll = (id: string) =>
    others.every((each) => each.currentStepActions.some(({ submitActionId }) => submitActionId === id));
  return (first?.currentStepActions ?? []).filter(({ submitActionId }) => inAll(submitActionId));
}

function Buttons(props: ManyDialogProps): ReactNode {
  const queries = useQueries({
    queries: oneOfEachStep(props.rows).map(({ submissionId }) => detailQuery(submissionId)),
  });
  const failed = queries.find(({ isError }) => isError);
  if (failed) return <ErrorState error={failed.error} retry={() => void failed.refetch()} />;
  const details = queries.flatMap(({ data }) => data ?? []);
  if (details.length < queries.length) return <LoadingState rows={2} />;
  return <PressForm {...props} details={details} />;
}

function PressForm({
  rows,
  details,
  onClose,
  onRefused,
  onDone,
}: ManyDialogProps & { details: readonly SubmissionDetail[] }) {
  const t = manyMessages.useT();
  const readAgain = useReadAgain();
  const { done, kept, run } = useActOnMany(rows);
  const buttons = buttonsOf(details);
  const chosen = (id: string | null) => buttons.find(({ submitActionId }) => submitActionId === id);
  const standsIn = details.some((each) => each.standsIn);
  const asksWhy = (id: string | null) => standsIn || chosen(id)?.asksForReason === true;
  const [row] = rows;
  const isFenced = details.some(({ fence }) => fence);
  // Of a press that was not answered: pressed again, it is the same press, wherever somebody has gone since.
  const position = useRef<Position | null>(null);
  const step = row && shownStep(row);
  const form = useForm<{ buttonId: string | null; reason: string }, readonly Kept[]>({
    initial: { buttonId: buttons.length === 1 ? (buttons[0]?.submitActionId ?? null) : null, reason: "" },
    validate: ({ buttonId, reason }) => ({
      buttonId: buttonId ? null : t("many.press.missing"),
      reason: !asksWhy(buttonId) || reason.trim() ? null : t("many.reasonMissing"),
    }),
    submit: async ({ buttonId, reason }) => {
      if (isFenced) position.current ??= await readPosition();
      const refused = await run({
        kind: "press",
        stepId: step?.stepId ?? "",
        submitActionId: buttonId ?? "",
        reason: asksWhy(buttonId) ? reason : "",
        ...(isFenced && { position: position.current }),
      });
      if (!refused.some(({ isOpen }) => isOpen)) position.current = null;
      return refused;
    },
    onSuccess: async (refused, { buttonId }) => {
      await readAgain("submissions", "todos");
      if (refused.length > 0) return onRefused(refused.map(({ row }) => row));
      const name = buttonName(chosen(buttonId)?.name ?? "");
      toast.done({ title: t("many.press.done", { count: rows.length, name }) });
      onDone();
    },
  });
  const button = chosen(form.values.buttonId);
  if (buttons.length === 0) return <Text>{t("many.press.several")}</Text>;
  return (
    <Form form={form} aria-label={t("many.press.title", { count: rows.length })}>
      <Stack gap="md">
        <Text>{t("many.press.body", { form: row?.templateName ?? "", step: step?.stepName ?? "" })}</Text>
        {isFenced && <Text>{t("many.press.fence")}</Text>}
        <KeptNote title={t("many.press.kept", { done, count: kept.length })} kept={kept} />
        <SelectField
          {...form.field("buttonId")}
          label={t("many.press.button")}
          options={buttons.map(({ submitActionId, name }) => ({ value: submitActionId, label: buttonName(name) }))}
          searchable={false}
          required
        />
        {button?.ends && <Text>{t("many.press.ends", { name: buttonName(button.name) })}</Text>}
        {asksWhy(form.values.buttonId) && (
          <TextAreaField
            {...form.field("reason")}
            label={t("many.reason")}
            description={t("many.reasonHelp")}
            maxLength={MOST_CHARACTERS}
            required
          />
        )}
        <ManyActions progress={form.status === "submitting" ? { done, count: rows.length } : null} onClose={onClose}>
          <SubmitButton {...(button?.tone === "bad" && { color: "brick" })}>
            {kept.length > 0 ? t("many.again") : button ? buttonName(button.name) : t("many.press.verb")}
          </SubmitButton>
        </ManyActions>
      </Stack>
    </Form>
  );
}
