import { Button, toast, useQuery } from "@groundwork/kit";
import { optionsOf, peopleChoice } from "@groundwork/kit/directory";
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
import { type TeamDetail, teamWrites } from "./api";

interface Values {
  name: string;
  description: string;
  memberUserIds: string[];
  leadUserIds: string[];
}

export interface TeamFormProps {
  /** The team to change; without one a new team is made. */
  team?: TeamDetail;
  onCancel: () => void;
  onSaved: (team: TeamDetail) => void;
}

/** Name and description of a team; a new one takes its people at once, an existing one in its list of people. */
export function TeamForm({ team, onCancel, onSaved }: TeamFormProps): ReactNode {
  const t = messages.useT();
  const isNew = team === undefined;
  const people = useQuery({ ...peopleChoice, enabled: isNew });
  const readAgain = useReadAgain();
  const form = useForm<Values, TeamDetail>({
    initial: { name: team?.name ?? "", description: team?.description ?? "", memberUserIds: [], leadUserIds: [] },
    guard: !isNew,
    validate: ({ name }) => ({ name: name.trim() ? null : t("teams.nameMissing") }),
    submit: ({ description, ...values }, options) => {
      const name = values.name.trim();
      if (team) return teamWrites.update({ teamId: team.teamId, name, description }, options);
      return teamWrites.create({ ...values, name, description }, options);
    },
    onSuccess: async (saved) => {
      toast.done({ title: t(isNew ? "teams.created" : "teams.saved", { team: saved.name }) });
      onSaved(saved);
      await readAgain("teams", "members");
    },
  });
  const options = optionsOf.people(people.data);
  return (
    <Form form={form} aria-label={t(isNew ? "teams.create" : "teams.edit")}>
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
      {isNew && (
        <>
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
        </>
      )}
      <FormActions state={!isNew}>
        <Button variant="default" onClick={onCancel}>
          {t("directory.cancel")}
        </Button>
        <SubmitButton>{t(isNew ? "teams.create" : "directory.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
