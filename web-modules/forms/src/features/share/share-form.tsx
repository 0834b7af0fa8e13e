import { Text } from "@groundwork/kit";
import { Form, FormActions, SelectField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { shareMessages } from "../../messages/share";
import { useReadAgain } from "../api/keys";
import { type ShareLink, shareWrites } from "./api";
import { addressOf, newSecret } from "./secret";
import { useSameAgain } from "./use-same-again";

const DAY_MS = 86_400_000;
const PIN = /^\d{6,8}$/;

interface Wanted {
  days: string | null;
  uses: string | null;
  pin: string;
}

export function ShareForm({
  submissionId,
  onMade,
}: {
  submissionId: string;
  onMade: (address: string) => void;
}): ReactNode {
  const t = shareMessages.useT();
  const readAgain = useReadAgain();
  const bodyOf = useSameAgain(({ days, uses, pin }: Wanted) => ({
    submissionId,
    secret: newSecret(),
    pin: pin || null,
    expiresAt: days && days !== "0" ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null,
    mostUses: uses && uses !== "0" ? Number(uses) : null,
  }));
  const form = useForm<Wanted, ShareLink>({
    initial: { days: "7", uses: "1", pin: "" },
    validate: ({ pin }) => ({ pin: pin === "" || PIN.test(pin) ? null : t("share.pinWrong") }),
    submit: (wanted, options) => shareWrites.create(bodyOf(wanted), options),
    onSuccess: async (_, wanted) => {
      onMade(addressOf(submissionId, bodyOf(wanted).secret));
      await readAgain("submissions");
    },
  });
  return (
    <Form form={form} aria-label={t("share.make")}>
      <Text>{t("share.help")}</Text>
      <SelectField
        {...form.field("days")}
        label={t("share.lasts")}
        options={[
          { value: "1", label: t("share.days", { count: 1 }) },
          { value: "7", label: t("share.days", { count: 7 }) },
          { value: "30", label: t("share.days", { count: 30 }) },
          { value: "0", label: t("share.noEnd") },
        ]}
        required
      />
      <SelectField
        {...form.field("uses")}
        label={t("share.uses")}
        options={[
          { value: "1", label: t("share.once") },
          { value: "0", label: t("share.often") },
        ]}
        required
      />
      <TextField
        {...form.field("pin")}
        label={t("share.pin")}
        description={t("share.pinHelp")}
        maxLength={8}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormActions state={false}>
        <SubmitButton>{t("share.make")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
