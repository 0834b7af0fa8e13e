import { Button, Stack, Text, toast, useAction, useFormats, useQueryClient, useSession } from "@groundwork/kit";
import type { Person } from "@groundwork/kit/directory";
import { Form, FormActions, PersonField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { RECORDS } from "../records/api";
import { type Absence, endAbsence, setAbsence } from "./api";

interface Values {
  standIn: Person | null;
  fromOn: string;
  untilOn: string;
}

/** Who answers requests and approves periods in the reader's place while they are away. */
export function AbsenceForm({ absence }: { absence: Absence | null }): ReactNode {
  const t = messages.useT();
  const { moment } = useFormats();
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: RECORDS });
  const { profile } = useSession();
  const form = useForm<Values, Absence>({
    initial: { standIn: null, fromOn: "", untilOn: "" },
    wireNames: { standInUserId: "standIn" },
    validate: ({ standIn, fromOn, untilOn }) => ({
      standIn: standIn ? null : t("absence.standInMissing"),
      fromOn: fromOn ? null : t("addDay.dateMissing"),
      untilOn: untilOn ? null : t("addDay.dateMissing"),
    }),
    submit: ({ standIn, ...days }, options) => setAbsence({ standInUserId: standIn?.userId ?? "", ...days }, options),
    onSuccess: async () => {
      toast.done({ title: t("absence.saved") });
      form.reset();
      await readAgain();
    },
  });
  const end = useAction<null, null>({
    run: (_, options) => endAbsence(options),
    onSuccess: async () => {
      toast.done({ title: t("absence.ended") });
      await readAgain();
    },
    onError: (error) => toast.error(error, t("absence.notEnded")),
  });
  if (absence) {
    const who = absence.standIn?.fullName ?? t("records.somebody");
    return (
      <Stack gap="md">
        <Text>{t("absence.is", { who, from: moment(absence.fromOn), until: moment(absence.untilOn) })}</Text>
        <div>
          <Button variant="default" loading={end.isPending} onClick={() => end.mutate(null)}>
            {t("absence.end")}
          </Button>
        </div>
      </Stack>
    );
  }
  return (
    <Form form={form} aria-label={t("absence.title")}>
      <Text size="sm" c="dimmed">
        {t("absence.help")}
      </Text>
      <PersonField
        {...form.field("standIn")}
        label={t("absence.standIn")}
        except={new Set(profile ? [profile.userId] : [])}
        required
      />
      <TextField {...form.field("fromOn")} label={t("absence.from")} type="date" required />
      <TextField {...form.field("untilOn")} label={t("absence.until")} type="date" required />
      <FormActions state={false}>
        <SubmitButton>{t("types.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
