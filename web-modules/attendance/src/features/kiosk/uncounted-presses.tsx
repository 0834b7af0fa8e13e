import {
  Anchor,
  Button,
  DateText,
  ErrorState,
  keepPreviousData,
  Link,
  Panel,
  Stack,
  Text,
  Title,
  useQuery,
} from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { type UncountedPress, uncountedQuery } from "./api";
import classes from "./kiosk.module.css";

const AT_FIRST = 10;
const MOST = 100;

/** What tablets brought that was pressed without a network and did not count: its time is a manager's to put in. */
export function UncountedPresses(): ReactNode {
  const t = messages.useT();
  const [most, setMost] = useState(AT_FIRST);
  const { data, error, refetch } = useQuery({ ...uncountedQuery(most), placeholderData: keepPreviousData });
  const dayOf = (person: string, { projectId, day }: UncountedPress) =>
    `/attendance/timesheets?person=${person}&on=${day}&f.projectId=${projectId}`;
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data || data.totalCount === 0) return null;
  return (
    <section>
      <Title order={2}>{t("uncounted.title")}</Title>
      <Text c="dimmed" mb="sm">
        {t("uncounted.about")}
      </Text>
      <Stack component="ul" gap="xs" p={0} m={0}>
        {data.data.map((press) => (
          <li key={press.uncountedId} className={classes.line}>
            <Panel>
              <Text fw={600}>
                {press.ownerName || t("uncounted.nobody")}
                {press.checkType && ` · ${t(`clock.press.${press.checkType}`)}`}
                {" · "}
                <DateText when={press.at} style="dateTime" />
              </Text>
              <Text size="sm" c="dimmed">
                {[press.projectName, press.kioskName].filter(Boolean).join(" · ")}
              </Text>
              <Text size="sm">{press.reason}</Text>
              {press.ownerUserId && press.day && (
                <Anchor component={Link} to={dayOf(press.ownerUserId, press)}>
                  {t("uncounted.day")}
                </Anchor>
              )}
            </Panel>
          </li>
        ))}
      </Stack>
      {data.totalCount > most && most < MOST && (
        <Button variant="default" mt="sm" onClick={() => setMost(MOST)}>
          {t("uncounted.more", { count: Math.min(data.totalCount, MOST) })}
        </Button>
      )}
    </section>
  );
}
