import {
  Button,
  ErrorState,
  LoadingState,
  readAmount,
  SearchInput,
  toast,
  useFormats,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import { Form, FormActions, MoneyField, SelectField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { amountFault } from "../amounts";
import { BUDGET } from "../api";
import { CURRENCIES } from "../currencies";
import { rulesQuery } from "../rules/api";
import { type CostUnit, type EquipmentRate, machineCategoriesQuery, machinesQuery, writes } from "./api";

interface Values {
  whose: string | null;
  equipmentId: string | null;
  category: string | null;
  rented: string | null;
  unit: string | null;
  currency: string | null;
  amount: string;
  fromOn: string;
}

/** What a day or an hour of equipment costs: of a category, of all that is own or rented, or of one machine. */
export function EquipmentRateForm({ onClose }: { onClose: () => void }): ReactNode {
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
  const [search, setSearch] = useState("");
  const machines = useQuery(machinesQuery(search));
  const categories = useQuery(machineCategoriesQuery).data ?? [];
  const form = useForm<Values, EquipmentRate>({
    initial: {
      whose: "many",
      equipmentId: null,
      category: null,
      rented: "own",
      unit: "day",
      currency: usual,
      amount: "",
      fromOn: "",
    },
    validate: ({ whose, equipmentId, currency, amount, fromOn }) => ({
      equipmentId: whose === "one" && !equipmentId ? t("equipmentRates.machineMissing") : null,
      amount: amount ? amountFault(amount, currency ?? usual, { t, formats }) : t("equipmentRates.amountMissing"),
      fromOn: fromOn ? null : t("rates.fromMissing"),
    }),
    submit: ({ whose, equipmentId, category, rented, unit, currency, amount, fromOn }, options) =>
      writes.createRate(
        {
          ...(whose === "one" ? { equipmentId } : { category: category ?? "", isRented: rented === "rented" }),
          unit: (unit ?? "day") as CostUnit,
          currency: currency ?? usual,
          amount: readAmount(amount, currency ?? usual) ?? "",
          fromOn,
        },
        options,
      ),
    onSuccess: async () => {
      toast.done({ title: t("equipmentRates.saved") });
      onClose();
      await client.invalidateQueries({ queryKey: BUDGET });
    },
  });
  const isOfOne = form.values.whose === "one";
  const known = machines.data?.data ?? [];
  const hasMore = search !== "" || (machines.data?.totalCount ?? 0) > known.length;
  return (
    <Form form={form} aria-label={t("equipmentRates.new")}>
      <SelectField
        {...form.field("whose")}
        label={t("equipmentRates.whose")}
        options={[
          { value: "many", label: t("equipmentRates.whose.many") },
          { value: "one", label: t("equipmentRates.whose.one") },
        ]}
        required
      />
      {isOfOne ? (
        <>
          {hasMore && <SearchInput label={t("equipmentRates.find")} value={search} onChange={setSearch} />}
          <SelectField
            {...form.field("equipmentId")}
            label={t("equipment.machine")}
            options={known.map(({ equipmentId, name }) => ({ value: equipmentId, label: name }))}
            nothingFound={t("equipmentRates.noMachine")}
            searchable
            required
          />
        </>
      ) : (
        <>
          <SelectField
            {...form.field("rented")}
            label={t("equipment.whose")}
            description={t("equipmentRates.rentedHelp")}
            options={(["own", "rented"] as const).map((value) => ({ value, label: t(`equipment.${value}`) }))}
            required
          />
          <SelectField
            {...form.field("category")}
            label={t("money.category")}
            description={t("equipmentRates.categoryHelp")}
            placeholder={t("equipmentRates.allOthers")}
            options={categories.map((value) => ({ value, label: value }))}
            clearable
          />
        </>
      )}
      <SelectField
        {...form.field("unit")}
        label={t("equipmentRates.unit")}
        description={t("equipmentRates.unitHelp")}
        options={(["day", "hour"] as const).map((value) => ({ value, label: t(`equipmentRates.unit.${value}`) }))}
        required
      />
      <SelectField
        {...form.field("currency")}
        label={t("money.currency")}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        required
      />
      <MoneyField
        {...form.field("amount")}
        label={t("code.rate")}
        description={t("equipmentRates.amountHelp")}
        currency={form.values.currency ?? usual}
        required
      />
      <TextField
        {...form.field("fromOn")}
        label={t("rates.from")}
        description={t("equipmentRates.fromHelp")}
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
