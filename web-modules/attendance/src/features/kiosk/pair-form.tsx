import { Alert, Mark, Panel, Stack, Text, Title } from "@groundwork/kit";
import { Form, FormActions, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { type KioskStanding, tablet } from "./api";
import classes from "./kiosk.module.css";
import { newToken } from "./token";

interface PairFormProps {
  /** It was a tablet until now. */
  isOver: boolean;
  onPaired: (token: string) => void;
}

export function PairForm({ isOver, onPaired }: PairFormProps): ReactNode {
  const t = messages.useT();
  // The same one with each try: an answer that was lost had made it the tablet's already.
  const [token] = useState(newToken);
  const form = useForm<{ code: string }, KioskStanding>({
    initial: { code: "" },
    validate: ({ code }) => ({ code: code.trim() ? null : t("kiosk.codeMissing") }),
    submit: ({ code }, options) => tablet.pair({ code: code.trim(), token }, options),
    onSuccess: () => onPaired(token),
  });
  return (
    <div className={classes.narrow}>
      <Stack gap="lg">
        <Mark />
        <div>
          <Title order={1}>{t("kiosk.setUp")}</Title>
          <Text c="dimmed">{t("kiosk.setUpHelp")}</Text>
        </div>
        {isOver && <Alert color="amber">{t("kiosk.over")}</Alert>}
        <Panel>
          <Form form={form} aria-label={t("kiosk.setUp")}>
            <TextField {...form.field("code")} label={t("kiosk.code")} maxLength={20} autoComplete="off" required />
            <FormActions state={false}>
              <SubmitButton>{t("kiosk.pair")}</SubmitButton>
            </FormActions>
          </Form>
        </Panel>
      </Stack>
    </div>
  );
}
