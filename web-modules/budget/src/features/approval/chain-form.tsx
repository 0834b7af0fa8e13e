import {
  ActionIcon,
  Button,
  Group,
  readAmount,
  Stack,
  Text,
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
  MultiSelectField,
  PersonField,
  type RevisedForm,
  SavedMeanwhile,
  SubmitButton,
  useRevisedForm,
} from "@groundwork/kit/forms";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { amountFault } from "../amounts";
import { BUDGET, type Category, categoriesQuery } from "../api";
import classes from "../budget.module.css";
import { type Chain, readChain, writes } from "./api";

interface Step {
  key: string;
  person: Person | null;
  upTo: string;
  categories: Category[];
}

interface Values {
  steps: Step[];
}

const valuesOf = ({ steps }: Chain): Values => ({
  steps: steps.map(({ userId, person, upTo, categories }) => ({
    key: userId,
    person: person as Person | null,
    upTo: upTo ?? "",
    categories,
  })),
});

/** Who answers one after the other, and up to how much: for the company's admins. */
export function ChainForm({ chain, onClose }: { chain: Chain; onClose: () => void }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const client = useQueryClient();
  const categories = useQuery(categoriesQuery);
  const { projectId, currency } = chain;
  const faultOf = (upTo: string) => (upTo === "" ? null : amountFault(upTo, currency, { t, formats }));
  const form: RevisedForm<Values> = useRevisedForm<Values, Chain>({
    saved: chain,
    valuesOf,
    validate: ({ steps }) => ({
      steps: steps.some(({ person }) => person === null)
        ? t("chain.personMissing")
        : (steps.map(({ upTo }) => faultOf(upTo)).find((fault) => fault !== null) ??
          ((steps.at(-1)?.categories.length ?? 0) > 0 ? t("chain.categoriesLast") : null)),
    }),
    submit: (_, revision, options) => {
      const steps = form.values.steps.map(({ person, upTo, ...rest }) => ({
        userId: person?.userId ?? "",
        upTo: upTo === "" ? null : readAmount(upTo, currency),
        categories: rest.categories,
      }));
      return writes.setChain({ projectId, revision, steps }, options);
    },
    readAgain: () => readChain(projectId),
    onSuccess: async () => {
      toast.done({ title: t("chain.saved") });
      onClose();
      await client.invalidateQueries({ queryKey: BUDGET });
    },
  });
  const { steps } = form.values;
  const change = (changed: Step) =>
    form.set({ steps: steps.map((each) => (each.key === changed.key ? changed : each)) });
  const move = (from: number, by: number) => {
    const moved = steps.toSpliced(from, 1);
    moved.splice(from + by, 0, ...steps.slice(from, from + 1));
    form.set({ steps: moved });
  };
  const shown = (values: Values) => ({
    [t("chain.title")]: values.steps.map(({ person, upTo }) => `${person?.fullName ?? "–"} ${upTo}`.trim()).join(" → "),
  });
  return (
    <Form form={form} aria-label={t("chain.title")}>
      <SavedMeanwhile form={form} shown={shown} />
      {steps.length === 0 && <Text>{t("chain.none")}</Text>}
      {steps.map((each, index) => {
        const isLast = index === steps.length - 1;
        return (
          <Stack key={each.key} gap="xs" className={classes.line ?? ""} component="fieldset">
            <Group justify="space-between">
              <Text component="legend" fw={600}>
                {t("chain.step", { number: index + 1 })}
              </Text>
              <Group gap={4} wrap="nowrap">
                {index > 0 && (
                  <ActionIcon
                    variant="subtle"
                    aria-label={t("chain.earlier", { number: index + 1 })}
                    onClick={() => move(index, -1)}
                  >
                    <ArrowUp size={16} aria-hidden />
                  </ActionIcon>
                )}
                {!isLast && (
                  <ActionIcon
                    variant="subtle"
                    aria-label={t("chain.later", { number: index + 1 })}
                    onClick={() => move(index, 1)}
                  >
                    <ArrowDown size={16} aria-hidden />
                  </ActionIcon>
                )}
                <ActionIcon
                  variant="subtle"
                  aria-label={t("chain.remove", { number: index + 1 })}
                  title={t("chain.remove", { number: index + 1 })}
                  onClick={() => form.set({ steps: steps.filter(({ key }) => key !== each.key) })}
                >
                  <Trash2 size={16} aria-hidden />
                </ActionIcon>
              </Group>
            </Group>
            <PersonField
              name={`steps.${index}.userId`}
              label={t("chain.person")}
              required
              value={each.person}
              onChange={(person) => change({ ...each, person })}
              error={null}
            />
            <MoneyField
              name={`steps.${index}.upTo`}
              label={t("chain.upTo")}
              description={t(isLast ? "chain.upToLast" : "chain.upToHelp")}
              currency={currency}
              value={each.upTo}
              onChange={(upTo) => change({ ...each, upTo })}
              error={null}
            />
            {(!isLast || each.categories.length > 0) && (
              <MultiSelectField
                name={`steps.${index}.categories`}
                label={t("chain.categories")}
                description={t("chain.categoriesHelp")}
                options={(categories.data ?? []).map(({ category, name }) => ({ value: category, label: name }))}
                value={each.categories}
                onChange={(chosen) => change({ ...each, categories: chosen as Category[] })}
                error={null}
              />
            )}
          </Stack>
        );
      })}
      {form.errors.steps && (
        <Text role="alert" size="sm" className={classes.below ?? ""}>
          {form.errors.steps}
        </Text>
      )}
      <Group>
        <Button
          variant="subtle"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() =>
            form.set({ steps: [...steps, { key: crypto.randomUUID(), person: null, upTo: "", categories: [] }] })
          }
        >
          {t("chain.add")}
        </Button>
      </Group>
      <FormActions>
        <SubmitButton>{t("action.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
