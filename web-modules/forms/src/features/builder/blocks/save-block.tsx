import { givenName, newId } from "@groundwork/formwork/rules";
import { Button, Dialog, Group, Stack, Text, toast } from "@groundwork/kit";
import { Form, SubmitButton, TextAreaField, TextField, useForm } from "@groundwork/kit/forms";
import { type ReactNode, useRef } from "react";
import { blockMessages } from "../../../messages/blocks";
import { clipboardMessages } from "../../../messages/clipboard";
import { useReadAgain } from "../../api/keys";
import { type Entry, libraryWrites } from "../../library/api";
import { type Clip, countOf } from "../clipboard/clip";

const MOST_NAME = 120;

interface SaveBlockProps {
  clip: Clip;
  onClose: () => void;
}

/** What would be copied is kept in the library instead, under a name. */
export default function SaveBlock({ clip, onClose }: SaveBlockProps): ReactNode {
  const t = blockMessages.useT();
  return (
    <Dialog opened onClose={onClose} title={t("blocks.save")}>
      <SaveForm clip={clip} onClose={onClose} />
    </Dialog>
  );
}

/** Of one page its own, else what its first field is called: “Untitled” is what nobody named. */
function offeredName({ pages: [page, ...more] }: Clip): string {
  if (!page || more.length > 0) return "";
  return givenName(page) || (page.components[0]?.components[0]?.setting.label ?? "").slice(0, MOST_NAME);
}

function SaveForm({ clip, onClose }: SaveBlockProps): ReactNode {
  const t = blockMessages.useT();
  const clipT = clipboardMessages.useT();
  const readAgain = useReadAgain();
  // The same block however often it is sent.
  const formCollectionId = useRef(newId());
  const form = useForm<{ name: string; about: string }, Entry>({
    initial: { name: offeredName(clip), about: "" },
    guard: false,
    validate: ({ name }) => ({ name: givenName({ name: name.trim() }) ? null : t("blocks.nameMissing") }),
    submit: ({ name, about }, options) => {
      const { kind: blockKind, pages, templateId: formTemplateId } = clip;
      const kept = { blockKind, pages: pages as never, formTemplateId };
      return libraryWrites.save(
        { ...kept, formCollectionId: formCollectionId.current, name: name.trim(), category: "", about },
        options,
      );
    },
    onSuccess: async ({ name }) => {
      toast.done({ title: t("blocks.saved", { name }), detail: t("blocks.savedHelp") });
      await readAgain("library");
      onClose();
    },
  });
  const what =
    clip.kind === "pages"
      ? clipT("clip.pages", { count: clip.pages.length })
      : clipT("clip.fields", { count: countOf(clip) });
  return (
    <Form form={form} aria-label={t("blocks.save")}>
      <Stack gap="md">
        <Text>{t("blocks.save.help", { what })}</Text>
        <TextField
          {...form.field("name")}
          label={t("blocks.name")}
          required
          maxLength={MOST_NAME}
          autoComplete="off"
          data-autofocus
        />
        <TextAreaField {...form.field("about")} label={t("blocks.about")} maxLength={4000} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {clipT("clip.cancel")}
          </Button>
          <SubmitButton>{t("blocks.save.verb")}</SubmitButton>
        </Group>
      </Stack>
    </Form>
  );
}
