import {
  Anchor,
  ErrorState,
  LoadingState,
  Panel,
  Text,
  toast,
  useQuery,
  useQueryClient,
  useSidePane,
} from "@groundwork/kit";
import {
  Form,
  FormActions,
  NumberField,
  RadioField,
  type RevisedForm,
  SavedMeanwhile,
  SelectField,
  SubmitButton,
  SwitchField,
  TextField,
  useRevisedForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { NEW_RULES, RULES_PANE } from "../pay/pay-rules";
import { RECORDS, type Schemas } from "../records/api";
import { type OpenDayRules, openDayRulesQuery, setOpenDayRules } from "./api";

const WHEN = ["never", "hours", "morning"] as const;
const ENDS = ["shiftEnd", "lastPunch"] as const;

interface Values {
  reminds: boolean;
  remindsAt: string;
  when: string;
  hours: number | null;
  at: string;
  endsWith: string | null;
}

/** What happens where nobody checked out: who is reminded when, and whether a rule closes the day. */
export function OpenDaysPanel(): ReactNode {
  const t = messages.useT();
  const { data, error, isPending, refetch } = useQuery(openDayRulesQuery);
  return (
    <Panel title={t("openDays.title")} description={t("openDays.about")}>
      {isPending && <LoadingState shape="form" rows={3} />}
      {error && <ErrorState error={error} retry={() => void refetch()} />}
      {data && <OpenDaysForm there={data} />}
    </Panel>
  );
}

function OpenDaysForm({ there }: { there: OpenDayRules }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const pane = useSidePane(RULES_PANE);
  const form: RevisedForm<Values> = useRevisedForm<Values, OpenDayRules>({
    saved: there,
    valuesOf,
    validate: ({ reminds, remindsAt, when, hours, at }) => ({
      remindsAt: reminds && !remindsAt ? t("openDays.timeMissing") : null,
      hours: when === "hours" && (hours === null || hours < 16 || hours > 72) ? t("openDays.hoursWrong") : null,
      at: when === "morning" && !at ? t("openDays.timeMissing") : null,
    }),
    // All of it is stated, whatever was changed.
    submit: (_, revision, options) => setOpenDayRules({ ...rulesOf(form.values), revision }, options),
    readAgain: () => client.fetchQuery({ ...openDayRulesQuery, staleTime: 0 }),
    onSuccess: async () => {
      toast.done({ title: t("openDays.saved") });
      await client.invalidateQueries({ queryKey: RECORDS });
    },
  });
  const { reminds, when, endsWith } = form.values;
  const shown = (values: Values) => ({
    [t("openDays.remindsAt")]: values.reminds ? values.remindsAt : "",
    [t("openDays.closes")]: closesText(values, t),
  });
  return (
    <Form form={form} aria-label={t("openDays.title")}>
      <SavedMeanwhile form={form} shown={shown} />
      <SwitchField {...form.field("reminds")} label={t("openDays.reminds")} description={t("openDays.remindsHelp")} />
      {reminds && <TextField {...form.field("remindsAt")} type="time" label={t("openDays.remindsAt")} required />}
      <RadioField
        {...form.field("when")}
        label={t("openDays.closes")}
        description={t("openDays.closesHelp")}
        options={WHEN.map((value) => ({ value, label: t(`openDays.when.${value}`) }))}
      />
      {when === "hours" && (
        <NumberField
          {...form.field("hours")}
          label={t("openDays.hours")}
          description={t("openDays.hoursHelp")}
          // Without ends of its own: the box would make another number of one beyond them.
          decimalScale={0}
          required
        />
      )}
      {when === "morning" && <TextField {...form.field("at")} type="time" label={t("openDays.at")} required />}
      {when !== "never" && (
        <SelectField
          {...form.field("endsWith")}
          label={t("openDays.endsWith")}
          description={t("openDays.endsWithHelp")}
          options={ENDS.map((value) => ({ value, label: t(`openDays.endsWith.${value}`) }))}
          required
        />
      )}
      {when !== "never" && endsWith === "shiftEnd" && !there.saysShiftEnd && (
        <Text size="sm" role="note">
          {t("openDays.noShiftEnd")}{" "}
          <Anchor component="button" type="button" underline="always" onClick={() => pane.open(NEW_RULES)}>
            {t("openDays.setShift")}
          </Anchor>
        </Text>
      )}
      <FormActions state={false}>
        <SubmitButton>{t("openDays.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function valuesOf({ remindsAt, closing }: OpenDayRules): Values {
  const when = closing?.afterHours ? "hours" : "morning";
  return {
    reminds: remindsAt !== null,
    remindsAt: remindsAt ?? "08:00",
    when: closing ? when : "never",
    hours: closing?.afterHours ?? 16,
    at: closing?.at ?? "08:00",
    endsWith: closing?.endsWith ?? "shiftEnd",
  };
}

function closesText({ when, hours, at, endsWith }: Values, t: ReturnType<typeof messages.useT>): string {
  if (when === "never") return t("openDays.when.never");
  const after = when === "hours" ? `${hours ?? ""}` : at;
  const end = endsWith === "lastPunch" ? "lastPunch" : "shiftEnd";
  const moment = when === "hours" ? "hours" : "morning";
  return [t(`openDays.when.${moment}`), after, t(`openDays.endsWith.${end}`)].join(" · ");
}

type Said = Omit<Schemas["OpenDayRulesSet"], "revision" | "groupId">;

function rulesOf({ reminds, remindsAt, when, hours, at, endsWith }: Values): Said {
  return {
    remindsAt: reminds ? remindsAt.slice(0, 5) : null,
    closing:
      when === "never"
        ? null
        : {
            afterHours: when === "hours" ? hours : null,
            at: when === "morning" ? at.slice(0, 5) : null,
            endsWith: endsWith === "lastPunch" ? "lastPunch" : "shiftEnd",
          },
  };
}
