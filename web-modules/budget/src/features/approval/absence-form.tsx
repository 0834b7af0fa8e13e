import { Button, Stack, Text, Title, toast, useAction, useFormats, useQueryClient, useSession } from "@groundwork/kit";
import type { Person } from "@groundwork/kit/directory";
import { Form, FormActions, PersonField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { BUDGET } from "../api";
import { type Absence, writes } from "./api";

interface Values {
  standIn: Person | null;
  fromOn: string;
  untilOn: string;
}

/** Who answers in the reader's place while they are away. */
export function AbsenceForm({ absence }: { absence: Absence | null }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const client = useQueryClient();
  const readAgain = () => client.invalidateQueries({ queryKey: BUDGET });
  const { profile } = useSession();
  const form = useForm<Values, Absence>({
    initial: { standIn: null, fromOn: "", untilOn: "" },
    wireNames: { standInUserId: "standIn" },
    validate: ({ standIn, fromOn, untilOn }) => ({
      standIn: standIn ? null : t("absence.standInMissing"),
      fromOn: fromOn ? null : t("absence.dayMissing"),
      untilOn: untilOn ? null : t("absence.dayMissing"),
    }),
    submit: ({ standIn, ...days }, options) =>
      writes.setAbsence({ standInUserId: standIn?.userId ?? "", ...days }, options),
    onSuccess: async () => {
      toast.done({ title: t("absence.saved") });
      await readAgain();
    },
  });
  const end = useAction<null, null>({
    run: (_, options) => writes.endAbsence(options),
    onSuccess: async () => {
      toast.done({ title: t("absence.ended") });
      await readAgain();
    },
    onError: (error) => toast.error(error, t("absence.notEnded")),
  });
  return (
    <Stack gap="sm">
      <Title order={3}>{t("absence.title")}</Title>
      <Text size="sm" c="dimmed">
        {t("absence.help")}
      </Text>
      {absence ? (
        <>
          <Text>
            {t("absence.is", {
              who: absence.standIn?.fullName ?? "–",
              from: formats.moment(absence.fromOn),
              until: formats.moment(absence.untilOn),
            })}
          </Text>
          <div>
            <Button variant="default" loading={end.isPending} onClick={() => end.mutate(null)}>
              {t("absence.end")}
            </Button>
          </div>
        </>
      ) : (
        <Form form={form} aria-label={t("absence.title")}>
          <PersonField
            {...form.field("standIn")}
            label={t("absence.standIn")}
            except={new Set(profile ? [profile.userId] : [])}
            required
          />
          <TextField {...form.field("fromOn")} label={t("absence.from")} type="date" required />
          <TextField {...form.field("untilOn")} label={t("absence.until")} type="date" required />
          <FormActions state={false}>
            <SubmitButton>{t("action.save")}</SubmitButton>
          </FormActions>
        </Form>
      )}
    </Stack>
  );
}
