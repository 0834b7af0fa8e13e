import { FilledField, FillProvider, FillStore, fieldsOf, newPage, newRow } from "@groundwork/formwork";
import { Alert, Button, confirm, Stack } from "@groundwork/kit";
import { CloudAlert } from "@groundwork/kit/icons";
import { type ReactNode, useMemo } from "react";
import { fillMessages } from "../../messages/fill";
import type { SubmissionDetail } from "../submissions/api";
import { bodyOf, filesOf } from "./filling";
import { KeptStep } from "./outbox/kept-step";
import { discardUnsent, type UnsentStep } from "./outbox/outboxes";

/** What somebody entered for one step, to be read and thrown away. */
export default function Leftover({ detail, unsent }: { detail: SubmissionDetail; unsent: UnsentStep }): ReactNode {
  const t = fillMessages.useT();
  const { place, count } = unsent;
  const [store, fields] = useMemo(() => {
    const entries = new KeptStep(place).read()?.entries ?? {};
    const kept = fieldsOf(bodyOf(detail.pages))
      .filter((field) => field.id in entries)
      .map((field) => ({ ...field, id: `kept-${field.id}`, value: entries[field.id]?.value ?? null }));
    const body = [{ ...newPage(""), components: kept.map((field) => newRow([field])) }];
    return [new FillStore({ body, files: filesOf(detail) }), kept];
  }, [detail, place]);
  const discard = async () => {
    const isSure = await confirm({
      title: t("fill.leftover.discardTitle"),
      body: t("fill.leftover.discardBody", { count }),
      verb: t("fill.leftover.discard"),
      danger: true,
    });
    if (isSure) discardUnsent(place);
  };
  return (
    <Alert
      color="amber"
      mb="md"
      icon={<CloudAlert size={18} aria-hidden />}
      title={t("fill.leftover.title", { count })}
    >
      <Stack gap="sm" align="flex-start">
        {t("fill.leftover.body")}
        <FillProvider store={store}>
          <div>
            {fields.map((field) => (
              <FilledField key={field.id} field={field} />
            ))}
          </div>
        </FillProvider>
        <Button variant="default" onClick={() => void discard()}>
          {t("fill.leftover.discard")}
        </Button>
      </Stack>
    </Alert>
  );
}
