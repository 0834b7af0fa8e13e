import { Alert, DayRange, ErrorState, LoadingState, Stack, Text, useQuery } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { type PayDraft, type Preview, previewQuery } from "./api";
import classes from "./pay.module.css";
import { payText, usePayName } from "./words";

const MANY = 100;

interface PreviewProps {
  draft: PayDraft;
  days: { firstDate: string; lastDate: string };
}

/** What rules would have made of days that were, before they are saved. */
export function RulesPreview({ draft, days }: PreviewProps): ReactNode {
  const t = messages.useT();
  const [{ firstDate, lastDate }, setDays] = useState(days);
  const isRange = firstDate !== "" && lastDate !== "" && firstDate <= lastDate;
  const preview = useQuery(previewQuery(isRange ? { ...draft, firstDate, lastDate, pageCount: MANY } : null));
  const found = preview.data;
  return (
    <Stack gap="sm" role="region" aria-label={t("pay.effect")}>
      <Text fw={600}>{t("pay.effect")}</Text>
      <DayRange
        days={{ from: firstDate, to: lastDate }}
        onChange={({ from, to }) => setDays({ firstDate: from, lastDate: to })}
      />
      {!isRange && (
        <Text role="alert" size="sm">
          {t("pay.daysMissing")}
        </Text>
      )}
      {preview.isFetching && <LoadingState shape="form" rows={2} />}
      {preview.error && <ErrorState error={preview.error} retry={() => void preview.refetch()} />}
      {found && !preview.error && <Effects found={found} />}
    </Stack>
  );
}

function Effects({ found }: { found: Preview }): ReactNode {
  const t = messages.useT();
  const people = found.data.filter(({ effects }) => effects.some((each) => each.minutesBefore !== each.minutesAfter));
  return (
    <>
      {found.approvedSheets > 0 && (
        <Alert color="amber">{t("pay.approvedStay", { count: found.approvedSheets })}</Alert>
      )}
      {people.length === 0 && <Text c="dimmed">{t(found.data.length === 0 ? "pay.nobodyThere" : "pay.noEffect")}</Text>}
      {people.map((person) => (
        <PersonEffects key={person.ownerUserId} person={person} />
      ))}
      {people.length > 0 && people.length < found.data.length && (
        <Text size="sm" c="dimmed">
          {t("pay.othersStay", { count: found.data.length - people.length })}
        </Text>
      )}
      {found.totalCount > found.data.length && (
        <Text size="sm" c="dimmed">
          {t("pay.morePeople", { count: found.totalCount - found.data.length })}
        </Text>
      )}
    </>
  );
}

function PersonEffects({ person: { person, effects } }: { person: Preview["data"][number] }): ReactNode {
  const t = messages.useT();
  const payName = usePayName();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{person?.fullName ?? t("timesheets.unknown")}</th>
          <th scope="col" className={classes.number}>
            {t("pay.before")}
          </th>
          <th scope="col" className={classes.number}>
            {t("pay.after")}
          </th>
        </tr>
      </thead>
      <tbody>
        {effects.map((each) => {
          const isChanged = each.minutesBefore !== each.minutesAfter;
          return (
            <tr key={each.kind + each.name} className={isChanged ? classes.changed : undefined}>
              <th scope="row">{payName(each)}</th>
              <td className={classes.number}>{payText(each.minutesBefore)}</td>
              <td className={classes.number}>{payText(each.minutesAfter)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
