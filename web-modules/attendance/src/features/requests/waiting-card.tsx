import { Anchor, ErrorState, Link, Panel, useFormats, useQuery } from "@groundwork/kit";
import { ChevronRight } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { type AttendanceRequest, waitingQuery } from "./api";
import classes from "./waiting-card.module.css";
import { kindText, wantedText } from "./wanted-text";

function Line({ request }: { request: AttendanceRequest }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  // Leave says its kind and days itself.
  const kind = kindText(t, request);
  const day = kind === null ? [] : [kind, formats.moment(request.date, "weekday")];
  return (
    <li>
      <Link to={`/attendance/requests?request=${request.attendanceRecordRequestId}`} className={classes.line ?? ""}>
        <span className={classes.words}>
          <strong>{request.owner?.fullName ?? t("timesheets.unknown")}</strong>
          <span className={classes.about}>
            {[...day, wantedText(t, formats, request), request.projectName].filter(Boolean).join(" · ")}
          </span>
        </span>
        <ChevronRight size={20} aria-hidden />
      </Link>
    </li>
  );
}

/** What workers asked whoever manages their projects; nothing where nobody asks. */
export default function WaitingCard(): ReactNode {
  const t = messages.useT();
  const { data, error, refetch } = useQuery(waitingQuery);
  if (!error && !data?.totalCount) return null;
  return (
    <Panel
      title={t("home.requests.title")}
      description={data && t("home.requests.count", { count: data.totalCount })}
      actions={
        <Anchor component={Link} to="/attendance/requests">
          {t("home.requests.all")}
        </Anchor>
      }
    >
      {data ? (
        <ul className={classes.lines} aria-label={t("home.requests.title")}>
          {data.data.map((each) => (
            <Line key={each.attendanceRecordRequestId} request={each} />
          ))}
        </ul>
      ) : (
        <ErrorState error={error} retry={() => void refetch()} />
      )}
    </Panel>
  );
}
