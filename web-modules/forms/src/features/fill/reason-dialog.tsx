import { buttonName } from "@groundwork/formwork";
import { Button, Dialog, Group, Stack, Text } from "@groundwork/kit";
import { TextAreaField } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { fillMessages } from "../../messages/fill";
import type { SubmissionDetail } from "../submissions/api";
import { teamsOf } from "../submissions/teams";
import { isFinal } from "./finality";
import type { Action } from "./use-submit";

const MOST_CHARACTERS = 2000;

interface ReasonDialogProps {
  action: Action | null;
  detail: SubmissionDetail;
  onClose: () => void;
  onSay: (reason: string) => void;
}

function ReasonForm({ action, detail, onClose, onSay }: ReasonDialogProps & { action: Action }): ReactNode {
  const t = fillMessages.useT();
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const said = reason.trim();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (said) onSay(said);
        else setIsMissing(true);
      }}
    >
      <Stack gap="md">
        {detail.standsIn && <Text>{t("fill.reason.standIn", { teams: teamsOf(detail) })}</Text>}
        {isFinal(action) && (
          <Text>{t("fill.end.body", { name: buttonName(action.name), form: detail.templateName })}</Text>
        )}
        {action.goesBackTo !== null && action.beginsVersion === null && (
          <Text>{t(action.empties ? "fill.reason.backEmpties" : "fill.reason.back", { step: action.goesBackTo })}</Text>
        )}
        {action.goesBackTo !== null && action.beginsVersion !== null && (
          <Text>
            {t(action.empties ? "fill.reason.versionEmpties" : "fill.reason.version", {
              step: action.goesBackTo,
              version: action.beginsVersion,
            })}
          </Text>
        )}
        <TextAreaField
          name="reason"
          label={t("fill.reason.label")}
          description={t(action.goesBackTo === null ? "fill.reason.help" : "fill.reason.backHelp")}
          value={reason}
          error={isMissing && !said ? t("fill.reason.missing") : null}
          maxLength={MOST_CHARACTERS}
          required
          autoFocus
          onChange={setReason}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t("fill.reason.cancel")}
          </Button>
          <Button type="submit" color={action.tone === "bad" ? "brick" : "spruce"}>
            {buttonName(action.name)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Why a button is pressed, asked before it is: the reason stays in the history and on paper. */
export function ReasonDialog({ action, ...rest }: ReasonDialogProps): ReactNode {
  const t = fillMessages.useT();
  return (
    <Dialog opened={action !== null} onClose={rest.onClose} title={t("fill.end.title", { name: action?.name ?? "" })}>
      {action && <ReasonForm action={action} {...rest} />}
    </Dialog>
  );
}
