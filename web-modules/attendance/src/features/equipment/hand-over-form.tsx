import { Button, toast, useQueryClient, useSession } from "@groundwork/kit";
import type { Person } from "@groundwork/kit/directory";
import {
  Form,
  FormActions,
  PersonField,
  type Stroke,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from "@groundwork/kit/forms";
import { type ReactNode, useRef } from "react";
import { messages } from "../../messages";
import { EQUIPMENT, type Equipment } from "./api";
import { careWrites, type HandOver } from "./care-api";
import { SignatureField, toInk } from "./signature";

/** Taken by the reader, given to somebody, or given back to the store. */
export type Way = "take" | "give" | "return";

interface Values {
  to: Person | null;
  note: string;
  ink: readonly Stroke[];
  signedName: string;
}

interface HandOverFormProps {
  equipment: Equipment;
  way: Way;
  /** What the button that led here says. */
  verb: string;
  onClose: () => void;
}

export function HandOverForm({ equipment, way, verb, onClose }: HandOverFormProps): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const { profile } = useSession();
  const { equipmentId, holder, name } = equipment;
  // The same hand-over however often it is sent.
  const handOverId = useRef(crypto.randomUUID());
  const isSigned = way !== "return";
  const form = useForm<Values, HandOver>({
    initial: { to: null, note: "", ink: [], signedName: "" },
    wireNames: { toUserId: "to" },
    validate: ({ to, ink, signedName }) => ({
      to: way === "give" && !to ? t("custody.toMissing") : null,
      ink: isSigned && ink.length === 0 && signedName.trim() === "" ? t("custody.signMissing") : null,
    }),
    submit: ({ to, note, ink, signedName }, options) =>
      careWrites.handOver(
        {
          equipmentHandOverId: handOverId.current,
          equipmentId,
          fromUserId: holder?.userId ?? null,
          toUserId: { take: profile?.userId, give: to?.userId, return: null }[way] ?? null,
          note: note.trim(),
          ink: toInk(ink),
          signedName: signedName.trim(),
        },
        options,
      ),
    onSuccess: async ({ toUser, isReturned }) => {
      const who = toUser?.fullName ?? t("records.somebody");
      toast.done({ title: isReturned ? t("custody.returned", { name }) : t("custody.done", { who, name }) });
      onClose();
      await client.invalidateQueries({ queryKey: EQUIPMENT });
    },
  });
  const { ink } = form.values;
  return (
    <Form form={form} aria-label={verb}>
      {way === "give" && (
        <PersonField
          {...form.field("to")}
          label={t("custody.to")}
          except={new Set(holder ? [holder.userId] : [])}
          required
        />
      )}
      <TextAreaField
        {...form.field("note")}
        label={t("custody.note")}
        description={t("custody.noteHelp")}
        rows={2}
        maxLength={500}
      />
      {isSigned && (
        <>
          <SignatureField strokes={ink} onStrokes={form.field("ink").onChange} error={form.errors.ink ?? null} />
          {ink.length === 0 && (
            <TextField
              {...form.field("signedName")}
              label={t("custody.typed")}
              maxLength={120}
              autoComplete={way === "take" ? "name" : "off"}
            />
          )}
        </>
      )}
      <FormActions state={false}>
        <Button variant="default" onClick={onClose}>
          {t("equipment.cancel")}
        </Button>
        <SubmitButton>{verb}</SubmitButton>
      </FormActions>
    </Form>
  );
}
