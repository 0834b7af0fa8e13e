import { Alert, useQueryClient } from "@groundwork/kit";
import { type RevisedForm, SavedMeanwhile, useForm, useRevisedForm } from "@groundwork/kit/forms";
import { type ReactNode, useEffect, useState } from "react";
import { messages } from "../../messages";
import { type CodeTree, type RequestDetail, type RequestKind, requestQuery, writes } from "../api";
import { NewFiles } from "../attachment/new-files";
import { useSendFiles } from "../attachment/sending-files";
import { useClearedCodes } from "./cleared-codes";
import { firstLines, linesOf } from "./lines";
import { RequestFields } from "./request-fields";
import { bodyOf, useSending, type Values } from "./sending";
import { SentMeanwhile } from "./sent-meanwhile";

interface NewProps {
  tree: CodeTree;
  onClose: () => void;
}

interface NewRequestProps extends NewProps {
  projectId: string;
  kind: RequestKind;
  /** What it begins with. */
  begun: Values | null;
  onTransfer: (begun: Values) => void;
  onOpen: (requestId: string) => void;
}

/** Money of codes that is asked for, or budget that is to move between them; the project's codes may be on their way. */
export function NewRequest({ projectId, tree, kind, begun, onTransfer, onOpen, onClose }: NewRequestProps): ReactNode {
  const t = messages.useT();
  const { currency } = tree;
  const [files, setFiles] = useState<readonly File[]>([]);
  const { how, refused, validate, sent, onSuccess } = useSending(kind, tree, onClose);
  const sendFiles = useSendFiles();
  const [lines] = useState(() => firstLines(kind));
  const form = useForm<Values, RequestDetail>({
    initial: begun ?? { title: "", lines, neededBy: "", reason: "", overrunReason: "" },
    validate,
    submit: (values, options) => {
      const { title, ...rest } = values;
      const body = { ...bodyOf(rest, currency), title: title.trim(), submit: how.current.submits };
      return sent(values.lines, writes.createRequest({ projectId, kind, ...body }, options));
    },
    onSuccess: async (made) => {
      await onSuccess(made);
      if (files.length === 0) return;
      // Opened, so that one sees them arrive.
      sendFiles(made.budgetRequestId, files);
      onOpen(made.budgetRequestId);
    },
  });
  const isCleared = useClearedCodes(projectId, form);
  return (
    <RequestFields
      tree={tree}
      kind={kind}
      form={form}
      how={how}
      refused={refused}
      onTransfer={onTransfer}
      files={<NewFiles files={files} onChange={setFiles} />}
      notice={isCleared && <Alert role="status">{t("request.codesCleared")}</Alert>}
    />
  );
}

interface EditProps extends NewProps {
  request: RequestDetail;
  onTransfer: (begun: Values) => void;
  /** Whether something is typed that was saved nowhere. */
  onTyping: (isTyping: boolean) => void;
}

/** A draft, which may be open in another window of its author's too. Once it was sent there, what was typed here
 * can be kept as a draft of its own. */
export function EditRequest({ tree, request, onTyping, onTransfer, onClose }: EditProps): ReactNode {
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
      onTransfer={onTransfer}
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
