import { buttonName } from "@groundwork/formwork";
import {
  Alert,
  Button,
  ErrorState,
  Group,
  isApiError,
  LoadingState,
  type Session,
  SessionContext,
  Stack,
  useQuery,
  useSession,
} from "@groundwork/kit";
import { CircleCheck, Printer } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { sharedMessages } from "../../messages/shared";
import { FillScreen } from "../fill/fill-screen";
import { goToField, isEntered } from "../fill/go-to-field";
import { type StartAnother, StartReceipt } from "../start-link/start-receipt";
import type { SubmissionDetail } from "../submissions/api";
import { FilledForm } from "../submissions/filled-form";
import { shownNumber } from "../submissions/number";
import { guestCalls, sharedDetailQuery } from "./api";
import { Ended } from "./ended";
import { isLinkOver } from "./not-opened";
import { noticingTheEnd } from "./noticing-the-end";
import { ReceiptPdf } from "./receipt-pdf";
import type { Visitor } from "./visitor";

interface SharedFormProps {
  submissionId: string;
  visitor: Visitor;
  onOver: () => void;
  /** By a start link: they fill in another. */
  onAnother?: StartAnother;
  /** Above what is left to be submitted. */
  note?: ReactNode;
  /** By a start link: the next person is at the device. */
  onNext?: () => void;
  /** It was begun just now, by a button that is gone: the focus goes on in its first field. */
  takesFocus?: boolean;
}

/** To the form they are who is here: what they type is kept in this browser as theirs, and signed in their name. */
function useGuestSession(submissionId: string, { fullName, email }: Visitor): Session {
  const session = useSession();
  return useMemo(() => {
    const userId = `guest.${submissionId}.${email}`;
    const profile = { userId, fullName, email, projects: [], groups: [] } as unknown as Session["profile"];
    return { ...session, profile };
  }, [session, submissionId, fullName, email]);
}

interface ReceiptProps {
  detail: SubmissionDetail;
  pass: string;
  pressed: string | null;
  start: ReactNode;
}

function Receipt({ detail, pass, pressed, start }: ReceiptProps): ReactNode {
  const t = sharedMessages.useT();
  return (
    <Stack gap="md">
      {start}
      <Alert
        color={pressed === null ? "sky" : "moss"}
        icon={<CircleCheck size={18} aria-hidden />}
        title={pressed === null ? t("shared.over") : t("shared.done", { button: buttonName(pressed) })}
      >
        {t(pressed === null ? "shared.overBody" : "shared.doneBody", {
          number: shownNumber(detail.referenceNumberStr) || detail.templateName,
        })}
      </Alert>
      <Group gap="sm">
        <ReceiptPdf submissionId={detail.submissionId} pass={pass} />
        <Button variant="default" leftSection={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          {t("shared.print")}
        </Button>
      </Group>
      <FilledForm detail={detail} />
    </Stack>
  );
}

export function SharedForm(props: SharedFormProps): ReactNode {
  const { submissionId, visitor, onOver, onAnother, onNext, note, takesFocus = false } = props;
  const session = useGuestSession(submissionId, visitor);
  const detail = useQuery(sharedDetailQuery(submissionId, visitor.pass));
  const { refetch } = detail;
  const calls = useMemo(
    () => noticingTheEnd(guestCalls(submissionId, visitor.pass), () => void refetch()),
    [submissionId, visitor.pass, refetch],
  );
  const [pressed, setPressed] = useState<string | null>(null);
  const isOver = isApiError(detail.error) && detail.error.httpStatus === 401;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const currentFieldIds = detail.data?.currentFieldIds;
  useEffect(() => {
    // A heading, or what is hidden, is no place to go on.
    const first = takesFocus && currentFieldIds?.find(isEntered);
    if (first) goToField(first);
  }, [takesFocus, currentFieldIds]);
  if (detail.error && isLinkOver(detail.error)) {
    const { companyName = "", project = null } = detail.data ?? {};
    return <Ended error={detail.error} who={[companyName, project?.name].filter(Boolean).join(" · ")} />;
  }
  if (!detail.data)
    return detail.error ? (
      <ErrorState error={detail.error} retry={() => void detail.refetch()} />
    ) : (
      <LoadingState shape="form" />
    );
  const shown = detail.data;
  const { currentStepId } = shown;
  return (
    <SessionContext value={session}>
      {shown.mayAct && currentStepId !== null && pressed === null ? (
        <>
          {note}
          <FillScreen
            key={`${currentStepId}.${shown.number}`}
            detail={shown}
            stepId={currentStepId}
            calls={calls}
            onDone={async (_, actionId) => {
              const action = shown.currentStepActions.find((each) => each.submitActionId === actionId);
              await detail.refetch();
              setPressed(action?.name ?? "");
              window.scrollTo({ top: 0 });
            }}
          />
        </>
      ) : (
        <Receipt
          detail={shown}
          pass={visitor.pass}
          pressed={pressed}
          start={
            onAnother &&
            onNext && <StartReceipt detail={shown} fullName={visitor.fullName} onAnother={onAnother} onNext={onNext} />
          }
        />
      )}
    </SessionContext>
  );
}
