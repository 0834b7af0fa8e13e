import { Button, Dialog, Group, Text, Title, toast, useDisclosure, useQuery, useQueryClient } from "@groundwork/kit";
import { Form, FormActions, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { Schemas } from "../records/api";
import { ownPinQuery, writes } from "./api";

const PIN = /^[0-9]{4,8}$/;

/** By what the tablet on site knows whoever is signed in here. */
export function OwnPin(): ReactNode {
  const t = messages.useT();
  const own = useQuery(ownPinQuery).data;
  const [isOpen, { open, close }] = useDisclosure(false);
  if (!own) return null;
  const verb = t(own.hasPin ? "pins.change" : "pins.choose");
  return (
    <section>
      <Title order={2}>{t("pins.own")}</Title>
      <Group justify="space-between" gap="xs">
        <Text>{t(own.hasPin ? "pins.ownThere" : "pins.ownNone")}</Text>
        <Button variant="default" onClick={open}>
          {verb}
        </Button>
      </Group>
      <Dialog opened={isOpen} onClose={close} title={verb}>
        <PinForm onDone={close} />
      </Dialog>
    </section>
  );
}

function PinForm({ onDone }: { onDone: () => void }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const form = useForm<{ pin: string }, Schemas["OwnPinPublic"]>({
    initial: { pin: "" },
    validate: ({ pin }) => ({ pin: PIN.test(pin) ? null : t("pins.pinWrong") }),
    submit: ({ pin }, options) => writes.setOwnPin(pin, options),
    onSuccess: (saved) => {
      client.setQueryData(ownPinQuery.queryKey, saved);
      toast.done({ title: t("pins.saved") });
      onDone();
    },
  });
  return (
    <Form form={form} aria-label={t("pins.own")}>
      <TextField
        {...form.field("pin")}
        label={t("pins.pin")}
        description={t("pins.pinHelp")}
        inputMode="numeric"
        maxLength={8}
        autoComplete="off"
        autoFocus
        required
      />
      <FormActions state={false}>
        <SubmitButton>{t("pins.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
