import { ActionIcon, Group, Stack } from "@groundwork/kit";
import { TextAreaField } from "@groundwork/kit/forms";
import { Bold, Heading1, Heading2, Italic, List, ListOrdered } from "@groundwork/kit/icons";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { type Mark, marked } from "./marking";
import { MOST_TEXT, type RichTextSetting } from "./rules";

const MARKS: readonly { mark: Mark; Icon: typeof Bold }[] = [
  { mark: "heading", Icon: Heading1 },
  { mark: "subheading", Icon: Heading2 },
  { mark: "bold", Icon: Bold },
  { mark: "italic", Icon: Italic },
  { mark: "bullets", Icon: List },
  { mark: "numbers", Icon: ListOrdered },
];

/** Text with marks that one sees, beside the page that shows what they do. */
export function Settings({ setting, onChange }: SettingsProps<RichTextSetting>): ReactNode {
  const t = formworkMessages.useT();
  const around = useRef<HTMLDivElement>(null);
  const selection = useRef<{ from: number; to: number } | null>(null);
  const box = () => around.current?.querySelector("textarea") ?? null;
  useLayoutEffect(() => {
    const next = selection.current;
    if (!next) return;
    selection.current = null;
    const written = box();
    written?.focus();
    written?.setSelectionRange(next.from, next.to);
  });
  const mark = (kind: Mark) => {
    const written = box();
    const from = written?.selectionStart ?? setting.text.length;
    const to = written?.selectionEnd ?? from;
    const next = marked({ text: setting.text, from, to }, kind);
    if (next.text.length > MOST_TEXT) return;
    selection.current = { from: next.from, to: next.to };
    onChange({ text: next.text });
  };
  return (
    <Stack gap="xs" ref={around}>
      <Group gap={4} role="group" aria-label={t("richText.marks")}>
        {MARKS.map(({ mark: kind, Icon }) => (
          <ActionIcon
            key={kind}
            variant="default"
            aria-label={t(`richText.${kind}`)}
            title={t(`richText.${kind}`)}
            // What is selected in the box stays so.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => mark(kind)}
          >
            <Icon size={16} aria-hidden />
          </ActionIcon>
        ))}
      </Group>
      <TextAreaField
        name="text"
        label={t("richText.text")}
        description={t("richText.textHelp")}
        rows={10}
        maxLength={MOST_TEXT}
        value={setting.text}
        error={null}
        onChange={(text) => onChange({ text })}
      />
    </Stack>
  );
}
