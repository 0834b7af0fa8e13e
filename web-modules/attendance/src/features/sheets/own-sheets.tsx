import { Button, Group, Stack, Text, Title, toast, useAction, useQueryClient } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { SheetPayView } from "../pay/sheet-pay";
import { RECORDS } from "../records/api";
import classes from "../records/record-view.module.css";
import { useNewestFirst } from "../records/use-newest-first";
import { ownSheets, SHEET, type Sheet, sign } from "./api";
import { DaysToSee, isHeldUp, LateChanges, paidText, SheetBadge, SignedOtherwise, useWeekText } from "./sheet-parts";

const FEW = 2;

/** A worker's weeks that are over: they say that the hours are right. */
export function OwnSheets(): ReactNode {
  const t = messages.useT();
  const { rows = [], isLong, hasOlder, isFetching, showMore } = useNewestFirst(ownSheets);
  const over = rows.filter((each) => each.isOver);
  const shown = over.slice(0, isLong ? undefined : FEW);
  if (over.length === 0) return null;
  return (
    <section>
      <Title order={2}>{t("sheets.own")}</Title>
      <ul className={classes.punches}>
        {shown.map((sheet) => (
          <OwnSheet key={sheet.projectId + sheet.firstDate} sheet={sheet} />
        ))}
      </ul>
      {(hasOlder || over.length > shown.length) && (
        <Button variant="subtle" loading={isFetching} onClick={showMore}>
          {t("equipment.showMore")}
        </Button>
      )}
    </section>
  );
}

function OwnSheet({ sheet }: { sheet: Sheet }): ReactNode {
  const t = messages.useT();
  const weekText = useWeekText();
  const client = useQueryClient();
  const action = useAction<Sheet, null>({
    run: (seen, options) => sign(seen, options),
    onSuccess: async () => {
      toast.done({ title: t("sheets.signed") });
      await client.invalidateQueries({ queryKey: RECORDS });
    },
    onError: async (error) => {
      toast.error(error, t("sheets.notSigned"));
      await client.invalidateQueries({ queryKey: RECORDS });
    },
  });
  const isSigned = sheet.status === SHEET.signed && sheet.changes.length === 0;
  return (
    <li>
      <Stack gap="xs">
        <Group justify="space-between" gap="xs">
          <strong>{weekText(sheet)}</strong>
          <SheetBadge status={sheet.status} />
        </Group>
        <Group justify="space-between" gap="xs">
          <span>
            {/* Else the sum below says it, line by line. */}
            {sheet.pay.length === 0 && `${paidText(sheet)} · `}
            {sheet.projectName}
          </span>
          {sheet.maySign && !isSigned && !isHeldUp(sheet) && (
            <Button size="compact-md" loading={action.isPending} onClick={() => action.mutate(sheet)}>
              {t("sheets.sign")}
            </Button>
          )}
        </Group>
        {sheet.status === SHEET.openedAgain && (
          <Text size="sm">{t("sheets.openedBecause", { reason: sheet.reason })}</Text>
        )}
        <SignedOtherwise sheet={sheet} />
        <LateChanges sheet={sheet} />
        <DaysToSee sheets={[sheet]} linkOf={(_, day) => `/attendance?record=${day}`} />
        <SheetPayView sheet={sheet} own />
      </Stack>
    </li>
  );
}
