import { Button, Group, Stack, Text, useDebouncedValue, useQuery } from "@groundwork/kit";
import { Form, FormActions, type FormState, SubmitButton, TextAreaField, TextField } from "@groundwork/kit/forms";
import { ArrowLeftRight, Plus } from "@groundwork/kit/icons";
import type { ReactNode, RefObject } from "react";
import { messages } from "../../messages";
import { type CodeTree, previewQuery, type RequestKind } from "../api";
import classes from "../budget.module.css";
import { CategoryMoves } from "./category-moves";
import { canBeRemoved, isTied, type LineValue, newLine, sendable, stuckLines, withChange, without } from "./lines";
import { NobodyAnswers } from "./nobody-answers";
import { OverCategories } from "./over-categories";
import { RequestLineFields } from "./request-line";
import type { Refused, Sending, Values, WhoMay } from "./sending";
import { transferFor } from "./transfer-for";

const DELAY_MS = 250;

interface FieldsProps {
  tree: CodeTree;
  kind: RequestKind;
  form: FormState<Values>;
  how: RefObject<Sending>;
  refused: Refused | null;
  notice?: ReactNode;
  /** What goes along with a new one. */
  files?: ReactNode;
  /** It can be kept as a draft, and not be sent. */
  onlyKept?: boolean;
  /** Instead of more than is left, ask for a transfer of what is missing. */
  onTransfer?: ((begun: Values) => void) | undefined;
}

export const NEW = { money: "requests.new", transfer: "transfer.new", change: "change.new" } as const;

/** What one more line may be, and whether its code gets the amount. */
const ADD = {
  money: [["request.addLine", false]],
  transfer: [
    ["transfer.addFrom", false],
    ["transfer.addTo", true],
  ],
  change: [
    ["change.addMore", true],
    ["change.addLess", false],
  ],
} as const;

const whoMayOf = (overruns: string | undefined): WhoMay =>
  overruns === "managers" || overruns === "admins" ? overruns : "nobody";

/** What is asked for, with what it would mean while one types; sent at once, or kept as a draft. */
export function RequestFields({
  tree,
  kind,
  form,
  how,
  refused,
  notice,
  files,
  onlyKept = false,
  onTransfer,
}: FieldsProps): ReactNode {
  const t = messages.useT();
  const { projectId, currency } = tree;
  const { lines } = form.values;
  // Until one of them changes.
  const refusals = refused?.lines === lines ? refused.byKey : null;
  const stuck = form.errors.lines ? stuckLines(lines, currency) : [];
  const [settled] = useDebouncedValue(lines, DELAY_MS);
  const asked = sendable(settled, currency);
  const preview = useQuery({
    ...previewQuery({ projectId, ...(kind !== "money" && { kind }), lines: asked }),
    enabled: asked.length > 0,
  });
  const impacts = new Map(preview.data?.lines.map((each) => [each.budgetCodeId, each]));
  const named = new Set(asked.map((each) => each.budgetCodeId));
  const isOver = [...impacts.values()].some((each) => each.isOver && named.has(each.budgetCodeId));
  how.current.isOver = isOver;
  const mayOverrun = preview.data?.mayOverrun ?? true;
  how.current.mayOverrun = mayOverrun;
  const whoMay = whoMayOf(preview.data?.overruns);
  how.current.whoMay = whoMay;
  const isNobodys = asked.length > 0 && preview.data?.nobodyAnswers === true;
  how.current.isNobodys = isNobodys;
  const taken = new Set(lines.map((each) => each.budgetCodeId));
  const change = (changed: LineValue) => form.set({ lines: withChange(lines, changed, kind) });
  const sendAs = (what: "draft" | "request") => {
    if (form.status === "submitting") return;
    how.current.submits = what === "request";
    form.submit();
  };
  return (
    <Form form={{ ...form, submit: () => sendAs(onlyKept ? "draft" : "request") }} aria-label={t(NEW[kind])}>
      {notice}
      <TextField
        {...form.field("title")}
        label={t("request.title")}
        placeholder={t(kind === "money" ? "request.titleExample" : `${kind}.titleExample`)}
        required
        autoFocus
        maxLength={120}
        autoComplete="off"
      />
      <Stack gap="sm">
        {lines.map((line, index) => (
          <RequestLineFields
            key={line.key}
            tree={tree}
            kind={kind}
            line={line}
            isFirst={index === 0 || kind === "transfer"}
            impact={named.has(line.budgetCodeId ?? "") ? impacts.get(line.budgetCodeId ?? "") : undefined}
            refusal={refusals?.get(line.key)}
            isStuck={stuck.includes(line)}
            taken={taken}
            isTied={isTied(line, lines, kind)}
            onChange={change}
            onRemove={canBeRemoved(line, lines, kind) ? () => form.set({ lines: without(line, lines, kind) }) : null}
          />
        ))}
        {form.errors.lines && stuck.length === 0 && !refusals?.size && (
          <Text role="alert" size="sm" className={classes.below ?? ""}>
            {form.errors.lines}
          </Text>
        )}
        <Group gap="xs">
          {ADD[kind].map(([label, receives]) => (
            <Button
              key={label}
              variant="subtle"
              leftSection={<Plus size={16} aria-hidden />}
              onClick={() => form.set({ lines: [...lines, newLine(receives)] })}
            >
              {t(label)}
            </Button>
          ))}
        </Group>
      </Stack>
      {asked.length > 0 && <OverCategories over={preview.data?.overCategories} currency={currency} />}
      {asked.length > 0 && (
        <CategoryMoves moves={preview.data?.categoryMoves} currency={currency} overruns={preview.data?.overruns} />
      )}
      {isNobodys && <NobodyAnswers isYours />}
      {kind === "money" && isOver && !mayOverrun && !form.errors.lines && (
        <Text role="status" size="sm" className={classes.below ?? ""}>
          {t(`request.mayNotOverrun.${whoMay}`)}
        </Text>
      )}
      {kind === "money" && isOver && !mayOverrun && onTransfer && (
        <Button
          variant="default"
          leftSection={<ArrowLeftRight size={16} aria-hidden />}
          onClick={() => onTransfer(transferFor(form.values, [...impacts.values()], currency))}
        >
          {t("request.askForTransfer")}
        </Button>
      )}
      {kind === "money" && mayOverrun && (isOver || form.values.overrunReason !== "") && (
        <TextAreaField
          {...form.field("overrunReason")}
          label={t("request.overrunReason")}
          description={t("request.overrunHelp")}
          rows={2}
          maxLength={1000}
          required
        />
      )}
      <TextAreaField {...form.field("reason")} label={t("request.reason")} rows={2} maxLength={1000} />
      <TextField {...form.field("neededBy")} label={t("request.neededBy")} type="date" />
      {files}
      <FormActions state={false}>
        {!onlyKept && (
          <Button variant="default" onClick={() => sendAs("draft")}>
            {t("request.keep")}
          </Button>
        )}
        <SubmitButton>{t(onlyKept ? "request.keepNew" : "request.send")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
