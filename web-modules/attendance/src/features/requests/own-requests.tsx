import { Anchor, Button, Group, SidePane, Text, Title, useFormats, useSidePane } from "@groundwork/kit";
import { Plus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { LeaveForm } from "../leave/leave-form";
import classes from "../records/record-view.module.css";
import { useNewestFirst } from "../records/use-newest-first";
import { ownRequests } from "./api";
import { AskForm } from "./ask-form";
import { Answer, RequestBadge, RequestView, Wanted } from "./request-view";

/** The newest stand above the days, which are many. */
const FEW = 3;

/** What somebody asked of their managers, and what came of it. */
export function OwnRequests(): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const pane = useSidePane("ask");
  // Where a mail about an answer leads.
  const one = useSidePane("request");
  const { rows: read, isLong, hasOlder, isFetching, showMore } = useNewestFirst(ownRequests);
  const rows = (read ?? []).slice(0, isLong ? undefined : FEW);
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
      {read?.length === 0 && (
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
      {(hasOlder || (read ?? []).length > rows.length) && (
        <Button variant="subtle" loading={isFetching} onClick={showMore}>
          {t("equipment.showMore")}
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
