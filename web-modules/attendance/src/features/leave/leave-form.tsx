import { Text, toast, useFormats, useQuery, useQueryClient } from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import {
  CheckboxField,
  Form,
  FormActions,
  MultiSelectField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { usableTypesQuery } from "../record-types/api";
import { RECORDS } from "../records/api";
import { LONGEST_REASON } from "../records/correct-record";
import type { AttendanceRequest } from "../requests/api";
import { STATUS } from "../requests/api";
import { useLikelyProject } from "../use-likely-project";
import { askLeave } from "./api";
import { LeaveCheck } from "./leave-check";

interface Values {
  recordType: string | null;
  projectId: string | null;
  firstDate: string;
  lastDate: string;
  fromNoon: boolean;
  untilNoon: boolean;
  daysOff: string[];
  reason: string;
}

const WORK = 1;
/** What can be looked at before it is sent. */
function wantedIn({ recordType, projectId, firstDate, lastDate, fromNoon, untilNoon, daysOff }: Values) {
  if (!recordType || !firstDate || !lastDate || lastDate < firstDate) return null;
  return {
    recordType: Number(recordType),
    projectId,
    firstDate,
    lastDate,
    fromNoon,
    untilNoon,
    daysOff: daysOff.map(Number),
  };
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Days that somebody wants off, asked of the managers of a site. */
export function LeaveForm({ onDone }: { onDone: () => void }): ReactNode {
  const t = messages.useT();
  const { stamp } = useFormats();
  const client = useQueryClient();
  const likely = useLikelyProject();
  const projects = useQuery(projectChoice).data ?? [];
  const types = useQuery(usableTypesQuery).data?.filter((each) => each.value !== WORK) ?? [];
  const weekdays = WEEKDAYS.map((each) => ({ value: String(each), label: t(`weekday.${each}`) }));
  const today = stamp(new Date()).slice(0, 10);
  const form = useForm<Values, AttendanceRequest>({
    initial: {
      recordType: null,
      projectId: likely,
      firstDate: today,
      lastDate: today,
      fromNoon: false,
      untilNoon: false,
      daysOff: ["6", "7"],
      reason: "",
    },
    validate: ({ recordType, projectId, firstDate, lastDate }) => ({
      recordType: recordType ? null : t("leave.typeMissing"),
      projectId: projectId ? null : t("addDay.siteMissing"),
      firstDate: firstDate ? null : t("addDay.dateMissing"),
      lastDate: !lastDate ? t("addDay.dateMissing") : lastDate < firstDate ? t("leave.backwards") : null,
    }),
    submit: ({ recordType, projectId, daysOff, reason, ...rest }, options) => {
      const whose = { recordType: Number(recordType), projectId: projectId ?? "" };
      return askLeave({ ...whose, ...rest, daysOff: daysOff.map(Number), reason: reason.trim() }, options);
    },
    onSuccess: async (asked) => {
      toast.done({ title: t(asked.status === STATUS.approved ? "leave.granted" : "requests.asked") });
      form.reset();
      await client.invalidateQueries({ queryKey: RECORDS });
      onDone();
    },
  });
  const { lastDate, recordType } = form.values;
  const wanted = wantedIn(form.values);
  const chosen = types.find(({ value }) => String(value) === recordType);
  return (
    <Form form={form} aria-label={t("leave.ask")}>
      <Text c="dimmed">{t("leave.askHelp")}</Text>
      <SelectField
        {...form.field("recordType")}
        label={t("leave.type")}
        options={types.map(({ value, name }) => ({ value: String(value), label: name }))}
        {...(chosen && !chosen.needsApproval ? { description: t("leave.noApproval") } : {})}
        required
        autoFocus
      />
      <SelectField
        {...form.field("projectId")}
        label={t("records.site")}
        description={t("leave.siteHelp")}
        options={optionsOf.projects(projects)}
        required
      />
      <TextField
        {...form.field("firstDate")}
        type="date"
        label={t("leave.first")}
        onChange={(day) => form.set({ firstDate: day, ...(lastDate < day ? { lastDate: day } : {}) })}
        required
      />
      <CheckboxField {...form.field("fromNoon")} label={t("leave.fromNoon")} />
      <TextField {...form.field("lastDate")} type="date" label={t("leave.last")} required />
      <CheckboxField {...form.field("untilNoon")} label={t("leave.untilNoon")} />
      <MultiSelectField
        {...form.field("daysOff")}
        label={t("leave.daysOff")}
        description={t("leave.daysOffHelp")}
        options={weekdays}
      />
      <LeaveCheck wanted={wanted} />
      <TextAreaField
        {...form.field("reason")}
        label={t("records.reason")}
        description={t("requests.reasonHelp")}
        rows={2}
        maxLength={LONGEST_REASON}
      />
      <FormActions state={false}>
        <SubmitButton>{t("requests.send")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
