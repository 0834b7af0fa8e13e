import { Button, toast } from "@groundwork/kit";
import type { Person } from "@groundwork/kit/directory";
import { Form, FormActions, PeopleField, SubmitButton, TextAreaField, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { type TeamDetail, teamWrites } from "./api";

interface Values {
  name: string;
  description: string;
  members: Person[];
  leads: Person[];
}

export interface TeamFormProps {
  /** The team to change; without one a new team is made. */
  team?: TeamDetail;
  /** Of a new one, at first. */
  members?: Person[];
  onCancel: () => void;
  onSaved: (team: TeamDetail) => void;
}

const idOf = (person: Person) => person.userId;

/** Name and description of a team; a new one takes its people at once, an existing one in its list of people. */
export function TeamForm({ team, members: first = [], onCancel, onSaved }: TeamFormProps): ReactNode {
  const t = messages.useT();
  const isNew = team === undefined;
  const readAgain = useReadAgain();
  const form = useForm<Values, TeamDetail>({
    initial: { name: team?.name ?? "", description: team?.description ?? "", members: first, leads: [] },
    guard: !isNew,
    validate: ({ name }) => ({ name: name.trim() ? null : t("teams.nameMissing") }),
    wireNames: { memberUserIds: "members", leadUserIds: "leads" },
    submit: ({ description, members, leads, ...values }, options) => {
      const name = values.name.trim();
      if (team) return teamWrites.update({ teamId: team.teamId, name, description }, options);
      const people = { memberUserIds: members.map(idOf), leadUserIds: leads.map(idOf) };
      return teamWrites.create({ ...people, name, description }, options);
    },
    onSuccess: async (saved) => {
      toast.done({ title: t(isNew ? "teams.created" : "teams.saved", { team: saved.name }) });
      await readAgain("teams", "members");
      onSaved(saved);
    },
  });
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
          <PeopleField {...form.field("leads")} label={t("teams.leads")} description={t("teams.leadsHelp")} />
          <PeopleField
            {...form.field("members")}
            label={t("teams.members")}
            except={new Set(form.values.leads.map(idOf))}
          />
        </>
      )}
      <FormActions state={!isNew}>
        <Button variant="default" onClick={onCancel}>
          {t("directory.cancel")}
        </Button>
        <SubmitButton>{t(isNew ? "teams.make" : "directory.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
