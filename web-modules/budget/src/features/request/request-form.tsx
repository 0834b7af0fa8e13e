import { Alert, Button, Group, Stack, Text, useDebouncedValue, useQuery, useQueryClient } from "@groundwork/kit";
import {
  Form,
  FormActions,
  type FormState,
  type RevisedForm,
  SavedMeanwhile,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
  useRevisedForm,
} from "@groundwork/kit/forms";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { messages } from "../../messages";
import { type CodeTree, previewQuery, type RequestDetail, type RequestKind, requestQuery, writes } from "../api";
import classes from "../budget.module.css";
import { useClearedCodes } from "./cleared-codes";
import {
  canBeRemoved,
  firstLines,
  isTied,
  type LineValue,
  linesOf,
  newLine,
  sendable,
  withChange,
  without,
} from "./lines";
import { RequestLineFields } from "./request-line";
import { bodyOf, type Refused, type Sending, useSending, type Values } from "./sending";
import { SentMeanwhile } from "./sent-meanwhile";

const DELAY_MS = 250;

interface NewProps {
  tree: CodeTree;
  onClose: () => void;
}

/** Money of codes that is asked for, or budget that is to move between them; the project's codes may be on their way. */
export function NewRequest(props: NewProps & { projectId: string; kind: RequestKind }): ReactNode {
  const { projectId, tree, kind, onClose } = props;
  const t = messages.useT();
  const { currency } = tree;
  const { how, refused, validate, sent, onSuccess } = useSending(kind, tree, onClose);
  const [lines] = useState(() => firstLines(kind));
  const form = useForm<Values, RequestDetail>({
    initial: { title: "", lines, neededBy: "", reason: "", overrunReason: "" },
    validate,
    submit: (values, options) => {
      const { title, ...rest } = values;
      const body = { ...bodyOf(rest, currency), title: title.trim(), submit: how.current.submits };
      return sent(values.lines, writes.createRequest({ projectId, kind, ...body }, options));
    },
    onSuccess,
  });
  const isCleared = useClearedCodes(projectId, form);
  return (
    <RequestFields
      tree={tree}
      kind={kind}
      form={form}
      how={how}
      refused={refused}
      notice={isCleared && <Alert role="status">{t("request.codesCleared")}</Alert>}
    />
  );
}

interface EditProps extends NewProps {
  request: RequestDetail;
  /** Whether something is typed that was saved nowhere. */
  onTyping: (isTyping: boolean) => void;
}

/** A draft, which may be open in another window of its author's too. Once it was sent there, what was typed here
 * can be kept as a draft of its own. */
export function EditRequest({ tree, request, onTyping, onClose }: EditProps): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { currency } = tree;
  const { budgetRequestId, projectId, kind, mayEdit } = request;
  const { how, refused, validate, sent, onSuccess } = useSending(kind, tree, onClose);
  const form: RevisedForm<Values> = useRevisedForm<Values, RequestDetail>({
    saved: request,
    valuesOf: (saved) => ({
      title: saved.title,
      lines: linesOf(saved),
      neededBy: saved.neededBy ?? "",
      reason: saved.reason,
      overrunReason: saved.overrunReason,
    }),
    validate,
    submit: (changes, revision, options) => {
      if (!mayEdit) {
        const { title, ...rest } = form.values;
        const body = { projectId, kind, ...bodyOf(rest, currency), title: title.trim(), submit: false };
        return sent(form.values.lines, writes.createRequest(body, options));
      }
      const body = { budgetRequestId, revision, ...bodyOf(changes, currency), submit: how.current.submits };
      return sent(form.values.lines, writes.updateRequest(body, options));
    },
    // For all that shows it: it may have been sent, too.
    readAgain: async () => client.fetchQuery({ ...requestQuery(budgetRequestId), staleTime: 0 }),
    onSuccess,
  });
  const isTyping = form.status === "dirty" || form.status === "submitting";
  useEffect(() => onTyping(isTyping), [isTyping, onTyping]);
  const named = new Map(tree.codes.map((each) => [each.budgetCodeId, `${each.number} ${each.name}`]));
  const shown = (values: Values) => ({
    [t("request.title")]: values.title,
    [t("request.lines")]: values.lines
      .map(({ budgetCodeId, archived, amount, note }) =>
        [named.get(budgetCodeId ?? "") ?? archived, amount, note].filter(Boolean).join(" "),
      )
      .join(" · "),
    [t("request.reason")]: values.reason,
    [t("request.overrunReason")]: values.overrunReason,
    [t("request.neededBy")]: values.neededBy,
  });
  return (
    <RequestFields
      tree={tree}
      kind={kind}
      form={form}
      how={how}
      refused={refused}
      notice={
        mayEdit ? (
          <SavedMeanwhile form={form} shown={shown} />
        ) : (
          <SentMeanwhile request={request} onLetGo={() => onTyping(false)} />
        )
      }
      onlyKept={!mayEdit}
    />
  );
}

interface FieldsProps {
  tree: CodeTree;
  kind: RequestKind;
  form: FormState<Values>;
  how: RefObject<Sending>;
  refused: Refused | null;
  notice?: ReactNode;
  /** It can be kept as a draft, and not be sent. */
  onlyKept?: boolean;
}

/** What is asked for, with what it would mean while one types; sent at once, or kept as a draft. */
function RequestFields({ tree, kind, form, how, refused, notice, onlyKept = false }: FieldsProps): ReactNode {
  const t = messages.useT();
  const { projectId, currency } = tree;
  const { lines } = form.values;
  // Until one of them changes.
  const refusals = refused?.lines === lines ? refused.byKey : null;
  const [settled] = useDebouncedValue(lines, DELAY_MS);
  const asked = sendable(settled, currency);
  const preview = useQuery({ ...previewQuery({ projectId, lines: asked }), enabled: asked.length > 0 });
  const impacts = new Map(preview.data?.lines.map((each) => [each.budgetCodeId, each]));
  const named = new Set(asked.map((each) => each.budgetCodeId));
  const isOver = [...impacts.values()].some((each) => each.isOver && named.has(each.budgetCodeId));
  how.current.isOver = isOver;
  const taken = new Set(lines.map((each) => each.budgetCodeId));
  const change = (changed: LineValue) => form.set({ lines: withChange(lines, changed, kind) });
  const sendAs = (what: "draft" | "request") => {
    if (form.status === "submitting") return;
    how.current.submits = what === "request";
    form.submit();
  };
  return (
    <Form
      form={{ ...form, submit: () => sendAs(onlyKept ? "draft" : "request") }}
      aria-label={t(kind === "transfer" ? "transfer.new" : "requests.new")}
    >
      {notice}
      <TextField
        {...form.field("title")}
        label={t("request.title")}
        placeholder={t(kind === "transfer" ? "transfer.titleExample" : "request.titleExample")}
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
            taken={taken}
            isTied={isTied(line, lines, kind)}
            onChange={change}
            onRemove={canBeRemoved(line, lines, kind) ? () => form.set({ lines: without(line, lines, kind) }) : null}
          />
        ))}
        {form.errors.lines && !refusals?.size && (
          <Text role="alert" size="sm" className={classes.below ?? ""}>
            {form.errors.lines}
          </Text>
        )}
        <Group gap="xs">
          {(kind === "transfer"
            ? (["transfer.addFrom", "transfer.addTo"] as const)
            : (["request.addLine"] as const)
          ).map((label) => (
            <Button
              key={label}
              variant="subtle"
              leftSection={<Plus size={16} aria-hidden />}
              onClick={() => form.set({ lines: [...lines, newLine(label === "transfer.addTo")] })}
            >
              {t(label)}
            </Button>
          ))}
        </Group>
      </Stack>
      {kind === "money" && (isOver || form.values.overrunReason !== "") && (
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
