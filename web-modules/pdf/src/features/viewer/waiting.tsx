import { Progress, Stack, Text, Title, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { PdfLink } from "./link";
import classes from "./viewer.module.css";

/** While it is made: what is being done, how far it is, and that nobody has to wait here. */
export function Waiting({ link }: { link: PdfLink }): ReactNode {
  const t = messages.useT();
  const { percent } = useFormats();
  const label = link.state === "rendering" ? t("viewer.rendering") : t("viewer.queued");
  return (
    <Stack className={classes.waiting} gap="sm" role="status">
      <Title order={2} size="h3">
        {label}
      </Title>
      <Progress value={Math.max(4, link.progress)} aria-label={label} animated />
      <Text c="dimmed">{t("viewer.progress", { percent: percent(link.progress / 100) })}</Text>
      {link.isLarge && <Text>{t("viewer.isLarge")}</Text>}
      <Text c="dimmed" size="sm">
        {t("viewer.waitHelp")}
      </Text>
    </Stack>
  );
}
