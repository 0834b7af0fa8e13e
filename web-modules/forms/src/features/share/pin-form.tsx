import { Panel, Stack, Text, Title } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import { Form, FormActions, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { sharedMessages } from "../../messages/shared";
import type { Opened } from "./use-visitor";

const PIN = /^\d{4,8}$/;

interface PinFormProps<Standing> {
  open: (pin: string, options: WriteKey) => Promise<Standing>;
  onOpened: (opened: Opened<Standing>) => void;
  /** After somebody else, on the same device: the focus waits for them. */
  isNext?: boolean;
}

/** Before anything else: what the link is for is told to who knows its PIN. */
export function PinForm<Standing>({ open, onOpened, isNext = false }: PinFormProps<Standing>): ReactNode {
  const t = sharedMessages.useT();
  const form = useForm<{ pin: string }, Standing>({
    initial: { pin: "" },
    validate: ({ pin }) => ({ pin: PIN.test(pin.trim()) ? null : t("shared.pinMissing") }),
    submit: ({ pin }, options) => open(pin.trim(), options),
    onSuccess: (standing, { pin }) => onOpened({ pin: pin.trim(), standing }),
    guard: false,
  });
  return (
    <Panel>
      <Stack gap="md">
        <Title order={1}>{t("shared.pinTitle")}</Title>
        <Text>{t("shared.pinHelp")}</Text>
        <Form form={form} aria-label={t("shared.pinTitle")}>
          <TextField
            {...form.field("pin")}
            label={t("shared.pin")}
            maxLength={8}
            inputMode="numeric"
            autoComplete="off"
            autoFocus={isNext}
            required
          />
          <FormActions state={false}>
            <SubmitButton>{t("shared.pinOpen")}</SubmitButton>
          </FormActions>
        </Form>
      </Stack>
    </Panel>
  );
}
