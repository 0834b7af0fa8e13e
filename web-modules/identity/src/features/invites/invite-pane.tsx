import { Button, SidePane, type SidePaneState, toast, useQuery, useSession } from "@groundwork/kit";
import { optionsOf, projectChoice, teamChoice } from "@groundwork/kit/directory";
import {
  Form,
  FormActions,
  MultiSelectField,
  RadioField,
  SubmitButton,
  TextField,
  useForm,
} from "@groundwork/kit/forms";
import { type ReactNode, useEffect, useState } from "react";
import { messages } from "../../messages";
import { isEmail } from "../directory/email";
import { useReadAgain } from "../directory/keys";
import { type GivenRole, invitableRoles } from "../directory/roles";
import { type Invite, inviteWrites } from "./api";
import { SeatsLeft } from "./seats-left";

interface Values {
  email: string;
  fullName: string;
  role: GivenRole;
  teamIds: string[];
  projectIds: string[];
}

const EMPTY: Values = { email: "", fullName: "", role: "member", teamIds: [], projectIds: [] };

interface InviteFormProps {
  /** Somebody was invited already: to leave takes nothing back. */
  hasInvited: boolean;
  onClose: () => void;
  onInvited: (invite: Invite) => void;
}

function InviteForm({ hasInvited, onClose, onInvited }: InviteFormProps): ReactNode {
  const t = messages.useT();
  const { company } = useSession();
  const teams = useQuery(teamChoice);
  const projects = useQuery(projectChoice);
  const readAgain = useReadAgain();
  const form = useForm<Values, Invite>({
    initial: EMPTY,
    validate: ({ email }) => ({ email: isEmail(email) ? null : t("directory.emailInvalid") }),
    submit: ({ fullName, ...rest }, options) =>
      inviteWrites.invite({ ...rest, fullName: fullName.trim(), email: rest.email.trim() }, options),
    onSuccess: async (invite) => {
      toast.done({ title: t("invites.sentTo", { email: invite.email }), detail: t("invites.sentDetail") });
      onInvited(invite);
      await readAgain("invites", "company");
    },
  });
  // In a company of one project it is that one: without it there is nothing to do for whoever comes.
  const only = projects.data?.length === 1 ? projects.data[0]?.projectId : undefined;
  const isUntouched = form.status === "clean" && form.values.projectIds.length === 0;
  useEffect(() => {
    if (only && isUntouched) form.reset({ ...EMPTY, projectIds: [only] });
  }, [only, isUntouched, form.reset]);
  return (
    <Form form={form} aria-label={t("invites.invite")}>
      <SeatsLeft />
      <TextField
        {...form.field("email")}
        label={t("members.email")}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        autoFocus
      />
      <TextField
        {...form.field("fullName")}
        label={t("members.name")}
        description={t("invites.nameHelp")}
        autoComplete="off"
        maxLength={120}
      />
      <RadioField<GivenRole>
        {...form.field("role")}
        label={t("members.role")}
        options={invitableRoles(company?.role ?? null).map((role) => ({
          value: role,
          label: t(`role.${role}`),
          description: t(`role.${role}.means`),
        }))}
      />
      {(teams.data?.length ?? 0) > 0 && (
        <MultiSelectField
          {...form.field("teamIds")}
          label={t("members.teams")}
          description={t("invites.teamsHelp")}
          options={optionsOf.teams(teams.data)}
          nothingFound={t("directory.nothingFound")}
        />
      )}
      {(projects.data?.length ?? 0) > 0 && (
        <MultiSelectField
          {...form.field("projectIds")}
          label={t("members.projects")}
          description={form.values.role === "manager" ? t("invites.projectsHelp") : undefined}
          options={optionsOf.projects(projects.data)}
          nothingFound={t("directory.nothingFound")}
        />
      )}
      <FormActions state={false}>
        <Button variant="default" onClick={onClose}>
          {t(hasInvited ? "invites.done" : "directory.cancel")}
        </Button>
        <SubmitButton>{t("invites.send")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** Invites one person after another; the form starts afresh after each. */
export function InvitePane({ pane }: { pane: SidePaneState }): ReactNode {
  const t = messages.useT();
  const [round, setRound] = useState(0);
  return (
    <SidePane opened={pane.id === "new"} onClose={pane.close} title={t("invites.invite")}>
      <InviteForm
        key={round}
        hasInvited={round > 0}
        onClose={pane.close}
        onInvited={() => setRound((count) => count + 1)}
      />
    </SidePane>
  );
}
