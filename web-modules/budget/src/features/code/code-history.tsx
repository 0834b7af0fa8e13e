import {
  Anchor,
  ErrorState,
  Link,
  LoadingState,
  RelativeTime,
  Stack,
  Text,
  useFormats,
  useQuery,
} from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { type CodeDetail, categoriesQuery, type Entry, entriesQuery, historyQuery } from "../api";
import { Amount } from "../bar";
import classes from "../budget.module.css";
import { exactHoursText } from "../hours/api";

type T = ReturnType<typeof messages.useT>;

const ACTIONS = {
  created: "history.created",
  changed: "history.changed",
  archived: "history.archived",
  unarchived: "history.unarchived",
} as const;
const FIELDS = {
  number: "code.number",
  name: "code.name",
  division: "code.division",
  category: "money.category",
  unit: "code.unit",
  quantity: "code.quantity",
  rate: "code.rate",
  amount: "code.amount",
  estimate: "forecast.toCome",
} as const;
const WHY = {
  budgetSet: "entry.budgetSet",
  requestSubmitted: "entry.requestSubmitted",
  requestWithdrawn: "entry.requestWithdrawn",
  requestAnswered: "entry.requestAnswered",
  requestExpired: "entry.requestExpired",
  transferred: "entry.transferred",
  budgetChanged: "change.one",
  actualRecorded: "entry.actualRecorded",
  actualReversed: "entry.actualReversed",
  hoursRecorded: "entry.hoursRecorded",
  hoursReversed: "entry.hoursReversed",
  equipmentRecorded: "entry.equipmentRecorded",
  equipmentReversed: "entry.equipmentReversed",
} as const;
const KINDS = {
  budget: "money.budget",
  held: "money.held",
  committed: "money.committed",
  actual: "money.actual",
} as const;

/** A word of the catalogue, or what a later release calls it. */
function word<K extends string>(t: T, words: Readonly<Record<string, K>>, key: string): string {
  const found = words[key];
  return found === undefined ? key : t(found as Parameters<T>[0]);
}

/** Who changed what of it, before and after. */
export function CodeHistory({ code }: { code: CodeDetail }): ReactNode {
  const t = messages.useT();
  const history = useQuery(historyQuery(code.budgetCodeId));
  const categories = useQuery(categoriesQuery).data ?? [];
  const shownAs = (field: string, value: string | null) =>
    (field === "category" && categories.find((each) => each.category === value)?.name) || value || "–";
  if (history.error) return <ErrorState error={history.error} retry={() => void history.refetch()} />;
  if (!history.data) return <LoadingState rows={2} />;
  return (
    <ul className={classes.list} aria-label={t("history.title")}>
      {history.data.data.map((each) => (
        <li key={each.changeId}>
          <Stack gap={2} py="xs">
            <Text>
              {t("history.line", { action: word(t, ACTIONS, each.action), who: each.by?.fullName ?? "–" })}{" "}
              <Text component="span" size="sm" c="dimmed">
                <RelativeTime when={each.at} timeZone={code.timeZone} />
              </Text>
            </Text>
            {each.action === "changed" &&
              each.changes.map(({ field, before, after }) => (
                <Text key={field} size="sm">
                  {t("history.change", {
                    field: word(t, FIELDS, field),
                    before: shownAs(field, before),
                    after: shownAs(field, after),
                  })}
                </Text>
              ))}
          </Stack>
        </li>
      ))}
    </ul>
  );
}

/** Which request moved it; a way there for who may see that. */
function OfRequest({ entry: { requestNumber, budgetRequestId } }: { entry: Entry }): ReactNode {
  if (requestNumber === null) return null;
  if (budgetRequestId === null) return ` #${requestNumber}`;
  return (
    <>
      {" "}
      <Anchor
        component={Link}
        size="sm"
        to={`/budget/requests?request=${budgetRequestId}`}
      >{`#${requestNumber}`}</Anchor>
    </>
  );
}

/** Every entry that made its balances. */
export function CodeEntries({ code }: { code: CodeDetail }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const entries = useQuery(entriesQuery(code.budgetCodeId));
  if (entries.error) return <ErrorState error={entries.error} retry={() => void entries.refetch()} />;
  if (!entries.data) return <LoadingState rows={2} />;
  return (
    <ul className={classes.list} aria-label={t("entry.title")}>
      {entries.data.data.map((each) => (
        <li key={each.entryId}>
          <div className={classes.row}>
            <span>
              {word(t, KINDS, each.kind)}
              <Text component="span" size="sm" c="dimmed">
                {" · "}
                {word(t, WHY, each.why)}
                <OfRequest entry={each} />
                {each.supplier !== null && ` ${each.supplier} ${each.invoiceNumber}`}
                {each.hours &&
                  ` · ${t("entry.hours", {
                    who: each.hours.person?.fullName ?? "–",
                    hours: exactHoursText(each.hours.workedSeconds),
                    hourly: formats.amount(each.hours.hourly, each.currency),
                  })}`}
                {each.equipment &&
                  ` · ${t(`entry.equipment.${each.equipment.unit}`, {
                    name: each.equipment.name || t("equipment.unknown"),
                    days: each.equipment.quantity,
                    hours: exactHoursText(each.equipment.quantity),
                    rate: formats.amount(each.equipment.rate, each.currency),
                  })}`}
                {each.effectiveOn !== null && ` · ${formats.moment(each.effectiveOn)}`}
                {" · "}
                {each.by?.fullName} <RelativeTime when={each.at} timeZone={code.timeZone} />
              </Text>
            </span>
            <span className={classes.amount}>
              {each.amount === null ? (
                <Text component="span" size="sm" c="dimmed">
                  {t("entry.amountHidden")}
                </Text>
              ) : (
                <Amount value={each.amount}>
                  {each.amount.startsWith("-") ? "" : "+"}
                  {formats.amount(each.amount, each.currency)}
                </Amount>
              )}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
