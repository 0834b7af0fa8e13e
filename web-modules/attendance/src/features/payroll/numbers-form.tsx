import { EmptyState, ErrorState, LoadingState, SearchInput, Stack, Text, toast, useQuery } from "@groundwork/kit";
import { Form, FormActions, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { Users } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import type { Schemas } from "../records/api";
import { membersQuery, setNumbers } from "./numbers-api";

type Numbers = Schemas["PayrollNumberPublic"][];

interface NumbersFormProps {
  saved: Numbers;
  onSaved: () => Promise<void>;
}

const LONGEST = 40;
/** What the service takes in one go. */
const MOST = 200;

const byPerson = (numbers: Numbers) => Object.fromEntries(numbers.map(({ userId, number }) => [userId, number]));

function notYet(entered: Record<string, string>, now: Numbers): Record<string, string> {
  const known = byPerson(now);
  return Object.fromEntries(
    Object.entries(entered).filter(([userId, number]) => number.trim() !== (known[userId] ?? "")),
  );
}

/** A number for each person. What was entered stays while others are searched for. */
export function NumbersForm({ saved, onSaved }: NumbersFormProps): ReactNode {
  const t = messages.useT();
  const [search, setSearch] = useState("");
  const members = useQuery(membersQuery(search));
  const known = byPerson(saved);
  const form = useForm<{ entered: Record<string, string> }, Numbers>({
    initial: { entered: {} },
    submit: async ({ entered }, options) => {
      const numbers = Object.entries(entered)
        .map(([userId, number]) => ({ userId, number: number.trim(), was: known[userId] ?? "" }))
        .filter(({ number, was }) => number !== was);
      return numbers.length > 0 ? setNumbers({ numbers: numbers.slice(0, MOST) }, options) : saved;
    },
    onSuccess: async (now, { entered }) => {
      await onSaved();
      form.reset({ entered: notYet(entered, now) });
      toast.done({ title: t("payroll.numbersSaved") });
    },
  });
  const { entered } = form.values;
  const people = members.data?.data ?? [];
  const hidden = (members.data?.totalCount ?? 0) - people.length;
  return (
    <Stack gap="md">
      <SearchInput value={search} onChange={setSearch} label={t("payroll.numbersSearch")} />
      {members.isPending && <LoadingState rows={4} />}
      {members.isError && <ErrorState error={members.error} retry={() => void members.refetch()} />}
      {members.isSuccess && people.length === 0 && (
        <EmptyState icon={Users} title={t("payroll.numbersNobody")}>
          {t("payroll.numbersNobodyHelp")}
        </EmptyState>
      )}
      {people.length > 0 && (
        <Form form={form} aria-label={t("payroll.numbers")}>
          {people.map(({ userId, fullName, email }) => (
            <TextField
              key={userId}
              name={`number-${userId}`}
              label={fullName}
              description={email}
              value={entered[userId] ?? known[userId] ?? ""}
              onChange={(number) => form.set({ entered: { ...entered, [userId]: number } })}
              error={null}
              maxLength={LONGEST}
              autoComplete="off"
            />
          ))}
          {hidden > 0 && (
            <Text size="sm" c="dimmed">
              {t("payroll.numbersMore", { count: hidden })}
            </Text>
          )}
          <FormActions>
            <SubmitButton>{t("types.save")}</SubmitButton>
          </FormActions>
        </Form>
      )}
    </Stack>
  );
}
