import { Text } from "@groundwork/kit";
import type { NamedProject } from "@groundwork/kit/directory";
import { Form, FormActions, NumberField, SelectField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { startLinkMessages } from "../../messages/start-link";
import { useReadAgain } from "../api/keys";
import { newSecret } from "../share/secret";
import { useSameAgain } from "../share/use-same-again";
import { type StartLink, startAddressOf, startLinkWrites } from "./api";

const DAY_MS = 86_400_000;
const PIN = /^\d{6,8}$/;
const MOST = 10_000;
const MOST_A_DAY = 500;

interface Wanted {
  projectId: string | null;
  name: string;
  pin: string;
  days: string | null;
  most: number | null;
  mostADay: number | null;
}

interface StartLinkFormProps {
  templateId: string;
  projects: readonly NamedProject[];
  onMade: (address: string, hasPin: boolean) => void;
}

const isWithin = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;

export function StartLinkForm({ templateId, projects, onMade }: StartLinkFormProps): ReactNode {
  const t = startLinkMessages.useT();
  const readAgain = useReadAgain();
  const bodyOf = useSameAgain(({ projectId, name, pin, days, most, mostADay }: Wanted) => ({
    formTemplateId: templateId,
    projectId: projectId ?? "",
    secret: newSecret(),
    name: name.trim(),
    // Only where there is one: a service of the release before knows none.
    ...(pin && { pin }),
    expiresAt: days && days !== "0" ? new Date(Date.now() + Number(days) * DAY_MS).toISOString() : null,
    mostUses: most,
    mostADay: mostADay ?? MOST_A_DAY,
  }));
  const form = useForm<Wanted, StartLink>({
    initial: {
      projectId: projects.length === 1 ? (projects[0]?.projectId ?? null) : null,
      name: "",
      pin: "",
      days: "30",
      most: null,
      mostADay: 100,
    },
    validate: ({ projectId, name, pin, most, mostADay }) => ({
      projectId: projectId ? null : t("startLink.projectMissing"),
      name: name.trim() ? null : t("startLink.nameMissing"),
      pin: pin === "" || PIN.test(pin) ? null : t("startLink.pinWrong"),
      most: most === null || isWithin(most, MOST) ? null : t("startLink.outOfRange", { most: MOST }),
      mostADay:
        mostADay !== null && isWithin(mostADay, MOST_A_DAY) ? null : t("startLink.outOfRange", { most: MOST_A_DAY }),
    }),
    submit: (wanted, options) => startLinkWrites.create(bodyOf(wanted), options),
    onSuccess: async (made, wanted) => {
      onMade(startAddressOf(bodyOf(wanted).secret), made.hasPin);
      await readAgain("templates");
    },
  });
  return (
    <Form form={form} aria-label={t("startLink.make")}>
      <Text>{t("startLink.help")}</Text>
      <SelectField
        {...form.field("projectId")}
        label={t("startLink.project")}
        options={projects.map((each) => ({ value: each.projectId, label: each.name }))}
        required
      />
      <TextField
        {...form.field("name")}
        label={t("startLink.name")}
        description={t("startLink.nameHelp")}
        maxLength={120}
        autoComplete="off"
        required
      />
      <SelectField
        {...form.field("days")}
        label={t("startLink.lasts")}
        options={[
          ...[1, 7, 30, 90].map((count) => ({ value: String(count), label: t("startLink.days", { count }) })),
          { value: "0", label: t("startLink.noEnd") },
        ]}
        required
      />
      <NumberField
        {...form.field("most")}
        label={t("startLink.most")}
        description={t("startLink.mostHelp")}
        min={1}
        decimalScale={0}
      />
      <NumberField {...form.field("mostADay")} label={t("startLink.mostADay")} min={1} decimalScale={0} required />
      <TextField
        {...form.field("pin")}
        label={t("startLink.pin")}
        description={t("startLink.pinHelp")}
        maxLength={8}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormActions state={false}>
        <SubmitButton>{t("startLink.make")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
