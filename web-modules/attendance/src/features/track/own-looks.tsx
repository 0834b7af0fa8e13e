import { Button, DateText, Stack, Text, Title, useQuery } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { briefQuery } from "../records/api";
import { ownLooksQuery } from "./api";
import classes from "./track.module.css";

const A_FEW = 5;
const MOST = 100;

/** Who was shown where the reader had pressed, and when. Nothing where no place is ever asked for. */
export function OwnLooks(): ReactNode {
  const t = messages.useT();
  const [pageCount, setPageCount] = useState(A_FEW);
  const looks = useQuery(ownLooksQuery(pageCount)).data;
  const isAsked = useQuery(briefQuery).data?.isPositionAsked ?? false;
  if (!looks || (looks.totalCount === 0 && !isAsked)) return null;
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{t("looks.title")}</Title>
      {looks.totalCount === 0 && <Text c="dimmed">{t("looks.none")}</Text>}
      {looks.totalCount > 0 && (
        <ul className={classes.rows} aria-label={t("looks.title")}>
          {looks.data.map((look) => (
            <li key={look.positionLookId} className={classes.row}>
              <Text fw={600}>{look.lookedBy?.fullName ?? t("timesheets.unknown")}</Text>
              <Text size="sm" c="dimmed">
                <DateText when={look.lastAt} style="dateTime" timeZone={look.timeZone} />
                {" · "}
                {t("looks.where", { project: look.projectName })}{" "}
                <DateText when={look.positionAt} style="dateTime" timeZone={look.timeZone} />
              </Text>
            </li>
          ))}
        </ul>
      )}
      {looks.totalCount > looks.data.length && pageCount < MOST && (
        <Button variant="subtle" onClick={() => setPageCount(MOST)}>
          {t("equipment.morePlaces")}
        </Button>
      )}
    </Stack>
  );
}
