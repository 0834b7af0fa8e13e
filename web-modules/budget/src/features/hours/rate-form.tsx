import {
  Button,
  ErrorState,
  LoadingState,
  readAmount,
  toast,
  useFormats,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import type { Person } from "@groundwork/kit/directory";
import {
  Form,
  FormActions,
  MoneyField,
  PersonField,
  SelectField,
  SubmitButton,
  TextField,
  useForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { amountFault } from "../amounts";
import { BUDGET } from "../api";
import { CURRENCIES } from "../currencies";
import { rulesQuery } from "../rules/api";
import { type Rate, type Staff, writes } from "./api";

interface Values {
  whose: string | null;
  person: Person | null;
  staff: string | null;
  currency: string | null;
  hourly: string;
  fromOn: string;
}

/** What an hour costs from a day on: of everybody, or of one person. */
export function RateForm({ onClose }: { onClose: () => void }): ReactNode {
  const rules = useQuery(rulesQuery);
  if (rules.error) return <ErrorState error={rules.error} retry={() => void rules.refetch()} />;
  if (!rules.data) return <LoadingState shape="form" />;
  return <Fields usual={rules.data.currency} onClose={onClose} />;
}

/** `usual`: the company's currency. */
function Fields({ usual, onClose }: { usual: string; onClose: () => void }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const client = useQueryClient();
  const form = useForm<Values, Rate>({
    initial: { whose: "company", person: null, staff: "own", currency: usual, hourly: "", fromOn: "" },
    wireNames: { ownerUserId: "person" },
    validate: ({ whose, person, currency, hourly, fromOn }) => ({
      person: whose === "person" && !person ? t("rates.personMissing") : null,
      hourly: hourly
        ? amountFault(hourly, currency ?? usual, { t, formats })
        : whose === "person"
          ? null
          : t("rates.hourlyMissing"),
      fromOn: fromOn ? null : t("rates.fromMissing"),
    }),
    submit: ({ whose, person, staff, currency, hourly, fromOn }, options) =>
      writes.createRate(
        {
          ownerUserId: whose === "person" ? (person?.userId ?? null) : null,
          staff: (staff ?? "own") as Staff,
          currency: currency ?? usual,
          hourly: hourly ? readAmount(hourly, currency ?? usual) : null,
          fromOn,
        },
        options,
      ),
    onSuccess: async () => {
      toast.done({ title: t("rates.saved") });
      onClose();
      await client.invalidateQueries({ queryKey: BUDGET });
    },
  });
  const isOfPerson = form.values.whose === "person";
  return (
    <Form form={form} aria-label={t("rates.new")}>
      <SelectField
        {...form.field("whose")}
        label={t("rates.whose")}
        options={[
          { value: "company", label: t("rates.whose.company") },
          { value: "person", label: t("rates.whose.person") },
        ]}
        required
      />
      {isOfPerson && (
        <PersonField {...form.field("person")} label={t("rates.person")} description={t("rates.personHelp")} required />
      )}
      <SelectField
        {...form.field("staff")}
        label={t("rates.staff")}
        description={t("rates.staffHelp")}
        options={(["own", "external"] as const).map((value) => ({ value, label: t(`rates.staff.${value}`) }))}
        required
      />
      <SelectField
        {...form.field("currency")}
        label={t("money.currency")}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        required
      />
      <MoneyField
        {...form.field("hourly")}
        label={t("rates.hourly")}
        {...(isOfPerson ? { description: t("rates.hourlyHelp") } : {})}
        currency={form.values.currency ?? usual}
        required={!isOfPerson}
      />
      <TextField
        {...form.field("fromOn")}
        label={t("rates.from")}
        description={t("rates.fromHelp")}
        type="date"
        required
      />
      <FormActions state={false}>
        <Button variant="default" onClick={onClose}>
          {t("action.cancel")}
        </Button>
        <SubmitButton>{t("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
