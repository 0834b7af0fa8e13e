import {
  EmptyState,
  ErrorState,
  LoadingState,
  SidePane,
  type SidePaneState,
  Stack,
  usePhoneTask,
  useQuery,
} from "@groundwork/kit";
import { Comments } from "@groundwork/kit/comments";
import { ListTree } from "@groundwork/kit/icons";
import { type ReactNode, useCallback, useState } from "react";
import { messages } from "../../messages";
import { type RequestDetail, type RequestKind, requestQuery, treeQuery } from "../api";
import { RequestFiles } from "../attachment/request-files";
import { commentCalls } from "../comment/api";
import { NewCodeLink } from "../new-code-link";
import { NoProject } from "../no-project";
import { RequestActs, RequestShown } from "./request-detail";
import { NEW } from "./request-fields";
import { EditRequest, NewRequest } from "./request-form";
import type { Values } from "./sending";

export const NEW_REQUEST = "new";
export const NEW_TRANSFER = "transfer";
export const NEW_CHANGE = "change";

const KINDS: Partial<Record<string, RequestKind>> = {
  [NEW_REQUEST]: "money",
  [NEW_TRANSFER]: "transfer",
  [NEW_CHANGE]: "change",
};

interface WritingProps {
  projectId: string;
  kind: RequestKind;
  request?: RequestDetail;
  onTyping: (isTyping: boolean) => void;
  begun?: Values | null;
  onTransfer?: (begun: Values) => void;
  pane: SidePaneState;
}

const nothing = () => undefined;

function Writing({ projectId, kind, request, onTyping, begun = null, onTransfer = nothing, pane }: WritingProps) {
  const t = messages.useT();
  usePhoneTask();
  const tree = useQuery(treeQuery(projectId, false));
  // What was typed outlives the choice of another project, also of one whose codes don't come.
  const [known, setKnown] = useState(tree.data);
  if (tree.data && tree.data !== known) setKnown(tree.data);
  const codes = tree.data ?? known;
  if (!codes) {
    if (tree.error) return <ErrorState error={tree.error} retry={() => void tree.refetch()} />;
    return <LoadingState shape="form" />;
  }
  if (request)
    return (
      <EditRequest tree={codes} request={request} onTyping={onTyping} onTransfer={onTransfer} onClose={pane.close} />
    );
  const hasNone = !tree.error && !codes.codes.some((each) => !each.isDivision);
  return (
    <>
      {tree.error && <ErrorState error={tree.error} retry={() => void tree.refetch()} />}
      {hasNone && (
        <EmptyState
          icon={ListTree}
          title={t("codes.empty")}
          action={codes.mayEdit && <NewCodeLink projectId={projectId} />}
        >
          {t(codes.mayEdit ? "request.noCodesYours" : "request.noCodes")}
        </EmptyState>
      )}
      <div hidden={hasNone || tree.error !== null}>
        <NewRequest
          projectId={projectId}
          tree={codes}
          kind={kind}
          begun={begun}
          onTransfer={onTransfer}
          onOpen={pane.open}
          onClose={pane.close}
        />
      </div>
    </>
  );
}

/** A transfer that something else that is written leads to, with what was typed; of a draft it is of its project. */
function useBegunTransfer(pane: SidePaneState, draftOf: string | null | undefined) {
  const [from, setFrom] = useState<{ begun: Values; paneId: string | null; projectId: string | null } | null>(null);
  // Until the pane shows it, the one it was begun in is still open.
  if (from && pane.id !== NEW_TRANSFER && pane.id !== from.paneId) setFrom(null);
  const isShown = pane.id === NEW_TRANSFER;
  return {
    begun: isShown ? (from?.begun ?? null) : null,
    ofDraft: isShown ? (from?.projectId ?? null) : null,
    beginTransfer: (begun: Values) => {
      setFrom({ begun, paneId: pane.id, projectId: draftOf ?? null });
      pane.open(NEW_TRANSFER);
    },
  };
}

interface Props {
  pane: SidePaneState;
  /** Where a new one belongs. */
  projectId: string | null;
  choice: ReactNode;
  /** The reader has none, and there is nothing to choose. */
  hasNoProject: boolean;
}

/** A request beside the list (`?request=…`), or the making of a new one (`?request=new`). */
export function RequestPane({ pane, projectId, choice, hasNoProject }: Props): ReactNode {
  const t = messages.useT();
  const kind = KINDS[pane.id ?? ""] ?? "money";
  const creating = pane.id !== null && pane.id in KINDS;
  const request = useQuery({ ...requestQuery(pane.id ?? ""), enabled: pane.id !== null && !creating });
  const { begun, ofDraft, beginTransfer } = useBegunTransfer(pane, creating ? null : request.data?.projectId);
  // What is typed into a draft stays, whatever becomes of the draft elsewhere.
  const [typedInto, setTypedInto] = useState<string | null>(null);
  const isTyping = typedInto !== null && typedInto === pane.id;
  const onTyping = useCallback((typing: boolean) => setTypedInto(typing ? pane.id : null), [pane.id]);
  let title = t("request.one");
  let body: ReactNode = <LoadingState />;
  if (creating) {
    title = t(NEW[kind]);
    const ofIt = ofDraft ?? projectId;
    body = (
      <Stack gap="md">
        {!ofDraft && choice}
        {!ofIt && hasNoProject && <NoProject />}
        {ofIt && (
          <Writing
            key={kind}
            projectId={ofIt}
            kind={kind}
            onTyping={onTyping}
            begun={begun}
            onTransfer={beginTransfer}
            pane={pane}
          />
        )}
      </Stack>
    );
  } else if (request.data) {
    const shown = request.data;
    title = `#${shown.number} ${shown.title}`;
    body = (
      <Stack gap="lg">
        {shown.mayEdit || (isTyping && shown.status !== "draft") ? (
          <>
            <Writing
              key={shown.budgetRequestId}
              projectId={shown.projectId}
              kind={shown.kind}
              request={shown}
              onTyping={onTyping}
              onTransfer={beginTransfer}
              pane={pane}
            />
            <RequestFiles key={`files ${shown.budgetRequestId}`} request={shown} />
          </>
        ) : (
          <RequestShown request={shown} onClose={pane.close} />
        )}
        <RequestActs request={shown} onOpen={pane.open} onClose={pane.close} />
        <Comments key={shown.budgetRequestId} calls={commentCalls(shown.budgetRequestId)} timeZone={shown.timeZone} />
      </Stack>
    );
  } else if (request.error) {
    body = <ErrorState error={request.error} title={t("request.failed")} retry={() => void request.refetch()} />;
  }
  return (
    <SidePane opened={pane.id !== null} onClose={pane.close} title={title}>
      {body}
    </SidePane>
  );
}
