import {
  Button,
  ErrorState,
  LoadingState,
  Panel,
  Stack,
  Text,
  toast,
  useAction,
  useFormats,
  useQuery,
  useQueryClient,
  useSession,
} from "@groundwork/kit";
import type { Person } from "@groundwork/kit/directory";
import { Form, FormActions, PersonField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { ABSENCE, type Absence, type AwayColleague, absenceQuery, deleteAbsence, setAbsence } from "./absence";

interface Values {
  standIn: Person | null;
  fromOn: string;
  untilOn: string;
}

/** Who does one's steps in forms while one is away, and whose steps one does. */
export function AbsencePanel(): ReactNode {
  const t = messages.useT();
  const known = useQuery(absenceQuery);
  return (
    <Panel title={t("absence.title")}>
      {known.isPending && <LoadingState shape="form" rows={2} />}
      {known.isError && !known.data && <ErrorState error={known.error} retry={() => void known.refetch()} />}
      {known.data && (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t("absence.help")}
          </Text>
          {known.data.absence ? <Away absence={known.data.absence} /> : <AbsenceForm />}
          {known.data.standsInFor.map((each) => (
            <StandsInFor key={each.person.userId} colleague={each} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

function useReadAgain() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ABSENCE });
}

function Away({ absence }: { absence: Absence }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const readAgain = useReadAgain();
  const end = useAction<null, unknown>({
    run: (_, options) => deleteAbsence(options),
    onSuccess: async () => {
      toast.done({ title: t("absence.ended") });
      await readAgain();
    },
    onError: (error) => toast.error(error, t("absence.notEnded")),
  });
  return (
    <>
      <Text>
        {t("absence.is", {
          who: absence.standIn.fullName,
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
  );
}

function AbsenceForm(): ReactNode {
  const t = messages.useT();
  const readAgain = useReadAgain();
  const { profile } = useSession();
  const form = useForm<Values>({
    initial: { standIn: null, fromOn: "", untilOn: "" },
    wireNames: { standInUserId: "standIn" },
    validate: ({ standIn, fromOn, untilOn }) => ({
      standIn: standIn ? null : t("absence.standInMissing"),
      fromOn: fromOn ? null : t("absence.dayMissing"),
      untilOn: untilOn ? null : t("absence.dayMissing"),
    }),
    submit: ({ standIn, ...days }, options) => setAbsence({ standInUserId: standIn?.userId ?? "", ...days }, options),
    onSuccess: async () => {
      toast.done({ title: t("absence.saved") });
      await readAgain();
    },
  });
  return (
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
        <SubmitButton>{t("absence.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

function StandsInFor({ colleague }: { colleague: AwayColleague }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  return (
    <Text size="sm">
      {t("absence.standsInFor", {
        who: colleague.person.fullName,
        from: formats.moment(colleague.fromOn),
        until: formats.moment(colleague.untilOn),
      })}
    </Text>
  );
}
