import { Button, toast, useQuery } from "@groundwork/kit";
import {
  Form,
  FormActions,
  MultiSelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { optionsOf, peopleChoice } from "../directory/options";
import { type TeamDetail, teamWrites } from "./api";

interface Values {
  name: string;
  description: string;
  memberUserIds: string[];
  leadUserIds: string[];
}

const EMPTY: Values = { name: "", description: "", memberUserIds: [], leadUserIds: [] };

export function TeamCreate({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (team: TeamDetail) => void;
}): ReactNode {
  const t = messages.useT();
  const people = useQuery(peopleChoice);
  const readAgain = useReadAgain();
  const form = useForm<Values, TeamDetail>({
    initial: EMPTY,
    guard: false,
    validate: ({ name }) => ({ name: name.trim() ? null : t("teams.nameMissing") }),
    submit: (values, options) => teamWrites.create({ ...values, name: values.name.trim() }, options),
    onSuccess: async (team) => {
      toast.done({ title: t("teams.created", { team: team.name }) });
      onCreated(team);
      await readAgain("teams", "members");
    },
  });
  const options = optionsOf.people(people.data);
  return (
    <Form form={form} aria-label={t("teams.create")}>
      <TextField
        {...form.field("name")}
        label={t("teams.name")}
        required
        autoFocus
        maxLength={120}
        autoComplete="off"
      />
      <TextAreaField
        {...form.field("description")}
        label={t("teams.description")}
        description={t("teams.descriptionHelp")}
        rows={2}
      />
      <MultiSelectField
        {...form.field("leadUserIds")}
        label={t("teams.leads")}
        description={t("teams.leadsHelp")}
        options={options}
        nothingFound={t("directory.nobodyFound")}
      />
      <MultiSelectField
        {...form.field("memberUserIds")}
        label={t("teams.members")}
        options={options.filter((each) => !form.values.leadUserIds.includes(each.value))}
        nothingFound={t("directory.nobodyFound")}
      />
      <FormActions state={false}>
        <Button variant="default" onClick={onClose}>
          {t("directory.cancel")}
        </Button>
        <SubmitButton>{t("teams.create")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
