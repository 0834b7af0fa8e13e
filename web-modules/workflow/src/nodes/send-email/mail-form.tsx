import { ActionIcon, Button, Group, List, Stack, Text } from "@groundwork/kit";
import { TextAreaField, TextField } from "@groundwork/kit/forms";
import { X } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { onOneLine } from "../../graph";
import { messages } from "../../messages";
import { MOST } from "../kind";
import { TeamField } from "../team-field";
import { useNodeSettings } from "../use-node-settings";
import classes from "./mail-form.module.css";
import { isAddress, MOST_TEXT, type SendEmailNode } from "./rules";

export default function MailForm({ node }: { node: SendEmailNode }): ReactNode {
  const t = messages.useT();
  const { mayEdit, set, problem } = useNodeSettings(node);
  const { subject, content, teamIds, emails } = node.data;
  return (
    <Stack gap="md">
      <TextField
        name="subject"
        label={t("sendEmail.subject")}
        value={subject}
        error={problem("subjectMissing")}
        maxLength={MOST_TEXT.subject}
        readOnly={!mayEdit}
        onChange={(next) => set({ subject: onOneLine(next) })}
      />
      <TextAreaField
        name="content"
        label={t("sendEmail.content")}
        description={t("sendEmail.contentHelp")}
        value={content}
        error={null}
        rows={4}
        maxLength={MOST_TEXT.content}
        readOnly={!mayEdit}
        onChange={(next) => set({ content: next })}
      />
      <TeamField
        label={t("sendEmail.teams")}
        description={t("sendEmail.teamsHelp")}
        value={teamIds}
        error={problem("recipientMissing")}
        onChange={(ids) => set({ teamIds: ids })}
      />
      <Addresses value={emails} disabled={!mayEdit} onChange={(next) => set({ emails: next })} />
    </Stack>
  );
}

interface AddressesProps {
  value: readonly string[];
  disabled: boolean;
  onChange: (emails: string[]) => void;
}

/** Added one by one: only what is an address gets into the draft. */
function Addresses({ value, disabled, onChange }: AddressesProps): ReactNode {
  const t = messages.useT();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | null>(null);
  const add = () => {
    const address = typed.trim();
    if (!isAddress(address)) setError(t("sendEmail.noAddress"));
    else if (value.length >= MOST.emails) setError(t("sendEmail.tooMany", { most: MOST.emails }));
    else {
      if (!value.includes(address)) onChange([...value, address]);
      setTyped("");
      setError(null);
    }
  };
  return (
    <Stack gap="xs">
      <form
        className={classes.adding}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
        // Who goes on to the next thing with a whole address typed meant to add it.
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget) && isAddress(typed.trim())) add();
        }}
      >
        <TextField
          name="email"
          type="email"
          label={t("sendEmail.emails")}
          description={t("sendEmail.emailsHelp")}
          value={typed}
          error={error}
          disabled={disabled}
          onChange={setTyped}
        />
        <Button type="submit" variant="default" disabled={disabled || typed.trim() === ""}>
          {t("sendEmail.add")}
        </Button>
      </form>
      {value.length > 0 && (
        <List listStyleType="none" spacing={4}>
          {value.map((email) => (
            <List.Item key={email}>
              <Group gap="xs" wrap="nowrap" justify="space-between">
                <Text size="sm" truncate>
                  {email}
                </Text>
                <ActionIcon
                  aria-label={t("sendEmail.remove", { email })}
                  disabled={disabled}
                  onClick={() => onChange(value.filter((each) => each !== email))}
                >
                  <X size={16} aria-hidden />
                </ActionIcon>
              </Group>
            </List.Item>
          ))}
        </List>
      )}
    </Stack>
  );
}
