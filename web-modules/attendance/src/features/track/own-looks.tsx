import { Button, DateText, Group, Stack, Text, Title, useQuery } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { briefQuery } from "../records/api";
import { ownLooksQuery, type PositionLook } from "./api";
import classes from "./track.module.css";

const A_FEW = 5;
const ON_A_PAGE = 20;

/** Who was shown where the reader had pressed, or a photo of it, and when. Nothing where there is nothing to tell
    and no place is ever asked for. */
export function OwnLooks(): ReactNode {
  const t = messages.useT();
  // Zero: the newest few, as most people want no more.
  const [page, setPage] = useState(0);
  const looks = useQuery(ownLooksQuery(page || 1, page ? ON_A_PAGE : A_FEW)).data;
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
                <WhatWasShown look={look} />
              </Text>
            </li>
          ))}
        </ul>
      )}
      {page === 0 && looks.totalCount > A_FEW && (
        <Button variant="subtle" onClick={() => setPage(1)}>
          {t("looks.all", { count: looks.totalCount })}
        </Button>
      )}
      {page > 0 && looks.totalPageCount > 1 && (
        <Group gap="xs">
          <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t("looks.newer")}
          </Button>
          <Button variant="default" disabled={page >= looks.totalPageCount} onClick={() => setPage(page + 1)}>
            {t("looks.older")}
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {t("looks.page", { page, pages: looks.totalPageCount })}
          </Text>
        </Group>
      )}
    </Stack>
  );
}

function WhatWasShown({ look }: { look: PositionLook }): ReactNode {
  const t = messages.useT();
  const project = { project: look.projectName };
  if (look.ofDay === null)
    return (
      <>
        {t("looks.where", project)} <DateText when={look.positionAt} style="dateTime" timeZone={look.timeZone} />
      </>
    );
  const shown = look.showsPlace ? (look.showsPhoto ? "both" : "place") : "photo";
  return (
    <>
      {t(`looks.day.${shown}`, project)} <DateText when={look.ofDay} style="date" />
    </>
  );
}
