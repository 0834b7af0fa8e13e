import {
  Alert,
  Anchor,
  DateText,
  ErrorState,
  Facts,
  Link,
  LoadingState,
  Stack,
  StatusBadge,
  type Tone,
  useFormats,
  useQuery,
  useSession,
} from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { LeaveAfter } from "../leave/leave-after";
import { LeaveAsked, WorkedMeanwhile } from "../leave/leave-asked";
import { TakeBack } from "../leave/take-back";
import { Spans } from "../records/record-view";
import { ApprovedByOthers } from "../sheets/approved-by-others";
import { useManagedProjects } from "../timesheets/add-day";
import { type AttendanceRequest, type RequestStatus, requestQuery, STATUS } from "./api";
import { ReplyForm } from "./reply-form";

const TONES: Record<RequestStatus, Tone> = { 1: "waiting", 2: "good", 3: "bad", 4: "waiting" };

export function RequestBadge({ status }: { status: RequestStatus }): ReactNode {
  const t = messages.useT();
  return <StatusBadge tone={TONES[status]}>{t(`requests.status.${status}`)}</StatusBadge>;
}

/** Work or leave, as it should be. */
export function Wanted({ request }: { request: AttendanceRequest }): ReactNode {
  if (request.leave) return <LeaveAsked leave={request.leave} />;
  return <Spans intervals={request.intervals} timeZone={request.timeZone} />;
}

/** Who answered, when and why. */
export function Answer({ request }: { request: AttendanceRequest }): ReactNode {
  const t = messages.useT();
  if (request.repliedAt === null) return null;
  return (
    <>
      {t("requests.by", { by: request.repliedBy?.fullName ?? t("records.somebody") })} ·{" "}
      <DateText when={request.repliedAt} style="dateTime" />
      {request.replyReason && <div>{request.replyReason}</div>}
    </>
  );
}

/** One request: what is asked, beside how the day is now. */
export function RequestView({ requestId, onDone }: { requestId: string; onDone?: () => void }): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const { profile } = useSession();
  const query = useQuery(requestQuery(requestId));
  const request = query.data;
  const manages = useManagedProjects().some(({ projectId }) => projectId === request?.projectId);
  if (query.error)
    return <ErrorState error={query.error} title={t("requests.failed")} retry={() => void query.refetch()} />;
  if (!request) return <LoadingState />;
  const isOwn = profile?.userId === request.ownerUserId;
  const items = [
    { label: t("timesheets.person"), value: request.owner?.fullName ?? t("timesheets.unknown") },
    { label: t("records.day"), value: moment(request.date, "weekday") },
    { label: t("records.site"), value: request.projectName },
    { label: t("requests.wanted"), value: <Wanted request={request} /> },
    ...(request.leave
      ? []
      : [{ label: t("requests.now"), value: <Spans intervals={request.now} timeZone={request.timeZone} /> }]),
    ...(request.reason ? [{ label: t("records.reason"), value: request.reason }] : []),
    { label: t("requests.status"), value: <RequestBadge status={request.status} /> },
    ...(request.repliedAt ? [{ label: t("requests.answer"), value: <Answer request={request} /> }] : []),
  ];
  return (
    <Stack gap="lg">
      <Facts items={items} />
      {request.escalatedAt && request.status === STATUS.pending && (
        <Alert color="amber">
          {t("requests.escalated")} <DateText when={request.escalatedAt} style="dateTime" />
        </Alert>
      )}
      {request.leave && <WorkedMeanwhile leave={request.leave} />}
      {request.leave?.after && <LeaveAfter after={request.leave.after} isOwn={isOwn} />}
      {request.attendanceRecordId && (
        <Anchor
          component={Link}
          to={
            isOwn
              ? `/attendance?record=${request.attendanceRecordId}`
              : `/attendance/timesheets?person=${request.ownerUserId}&day=${request.attendanceRecordId}`
          }
        >
          {t("requests.openDay")}
        </Anchor>
      )}
      {isOwn && manages && request.status === STATUS.pending && <ApprovedByOthers />}
      {request.mayReply && <ReplyForm requests={[request]} onDone={() => onDone?.()} />}
      {request.mayTakeBack && <TakeBack key={request.revision} request={request} isOwn={isOwn} />}
    </Stack>
  );
}
