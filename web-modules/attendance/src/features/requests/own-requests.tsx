import { Anchor, Button, Group, SidePane, Text, Title, useFormats, useQuery, useSidePane } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { LeaveForm } from "../leave/leave-form";
import classes from "../records/record-view.module.css";
import { ownRequestsQuery } from "./api";
import { AskForm } from "./ask-form";
import { Answer, RequestBadge, RequestView, Wanted } from "./request-view";

/** The newest stand above the days, which are many. */
const FEW = 3;
const MANY = 100;

/** What somebody asked of their managers, and what came of it. */
export function OwnRequests(): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const pane = useSidePane("ask");
  // Where a mail about an answer leads.
  const one = useSidePane("request");
  const [most, setMost] = useState(FEW);
  const requests = useQuery(ownRequestsQuery(most));
  const total = requests.data?.totalCount ?? 0;
  const rows = requests.data?.data ?? [];
  return (
    <section>
      <Group justify="space-between">
        <Title order={2}>{t("requests.own")}</Title>
        <Group gap="xs">
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => pane.open("leave")}>
            {t("leave.ask")}
          </Button>
          <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => pane.open("day")}>
            {t("requests.missingDay")}
          </Button>
        </Group>
      </Group>
      {requests.data && rows.length === 0 && (
        <Text c="dimmed" mt="sm">
          {t("requests.ownNone")}
        </Text>
      )}
      <ul className={classes.punches}>
        {rows.map((request) => (
          <li key={request.attendanceRecordRequestId}>
            <Group justify="space-between" gap="xs">
              <Anchor component="button" type="button" onClick={() => one.open(request.attendanceRecordRequestId)}>
                <strong>{moment(request.date, "weekday")}</strong>
              </Anchor>
              <RequestBadge status={request.status} />
            </Group>
            <div>{request.projectName}</div>
            <Wanted request={request} />
            <Text size="sm" c="dimmed">
              {request.reason}
            </Text>
            <Text size="sm" component="div">
              <Answer request={request} />
            </Text>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <Button variant="subtle" onClick={() => setMost(MANY)}>
          {t("requests.ownAll", { count: total })}
        </Button>
      )}
      <SidePane
        opened={pane.id !== null}
        onClose={pane.close}
        title={t(pane.id === "leave" ? "leave.ask" : "requests.missingDay")}
        size="lg"
      >
        {pane.id === "leave" && <LeaveForm onDone={pane.close} />}
        {pane.id === "day" && <AskForm onDone={pane.close} />}
      </SidePane>
      <SidePane opened={one.id !== null} onClose={one.close} title={t("requests.one")}>
        {one.id !== null && <RequestView requestId={one.id} />}
      </SidePane>
    </section>
  );
}
