import { ErrorState, LoadingState, Panel, toast, useQuery, useQueryClient } from "@groundwork/kit";
import {
  Form,
  FormActions,
  NumberField,
  RadioField,
  SelectField,
  SubmitButton,
  SwitchField,
  TextField,
  useForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { RECORDS } from "../records/api";
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
  const form = useForm<Values, OpenDayRules>({
    initial: valuesOf(there),
    validate: ({ reminds, remindsAt, when, hours, at }) => ({
      remindsAt: reminds && !remindsAt ? t("openDays.timeMissing") : null,
      hours: when === "hours" && (hours === null || hours < 16 || hours > 72) ? t("openDays.hoursWrong") : null,
      at: when === "morning" && !at ? t("openDays.timeMissing") : null,
    }),
    submit: (values, options) => setOpenDayRules(rulesOf(values), options),
    onSuccess: async () => {
      toast.done({ title: t("openDays.saved") });
      await client.invalidateQueries({ queryKey: RECORDS });
    },
  });
  const { reminds, when } = form.values;
  return (
    <Form form={form} aria-label={t("openDays.title")}>
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
          min={16}
          max={72}
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

function rulesOf({ reminds, remindsAt, when, hours, at, endsWith }: Values): OpenDayRules {
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
