import { Button, Group, isApiError, Stack } from "@groundwork/kit";
import { Images, X } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { newId } from "../../body/create";
import { useTemplateFiles } from "../../builder/template-files";
import { type FileValue, fileValue } from "../../fill/files";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import upload from "../upload/fill.module.css";
import { IMAGE_TYPES } from "./rules";

type Sending = { name: string; reason: string | null };

interface PictureSettingProps {
  file: FileValue | null;
  onChange: (file: FileValue | null) => void;
}

/** The picture itself: chosen, brought to the service, and only then in the form. */
export function PictureSetting({ file, onChange }: PictureSettingProps): ReactNode {
  const t = formworkMessages.useT();
  const files = useTemplateFiles();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  // What is chosen is put into the form as it is when the file has arrived.
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const send = async (chosen: File) => {
    if (!files) return;
    setSending({ name: chosen.name, reason: null });
    try {
      const stored = await files.upload(chosen, newId());
      setSending(null);
      change.current(fileValue(stored));
    } catch (error) {
      setSending({ name: chosen.name, reason: reasonOf(error) });
    }
  };
  const isOnItsWay = sending !== null && sending.reason === null;
  return (
    <Stack gap="xs" role="group" aria-label={t("image.picture")}>
      <input
        ref={input}
        type="file"
        className={upload.input}
        accept={IMAGE_TYPES.map((type) => `.${type}`).join(",")}
        tabIndex={-1}
        aria-label={t("image.picture")}
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          if (chosen) void send(chosen);
          // The same file may be chosen again after it was refused.
          event.currentTarget.value = "";
        }}
      />
      {file && <span className={controls.note}>{file.name}</span>}
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<Images size={18} aria-hidden />}
          loading={isOnItsWay}
          disabled={!files}
          onClick={() => input.current?.click()}
        >
          {t(file ? "image.replace" : "image.choose")}
        </Button>
        {file && (
          <Button variant="subtle" leftSection={<X size={18} aria-hidden />} onClick={() => onChange(null)}>
            {t("image.remove")}
          </Button>
        )}
      </Group>
      <span className={controls.note}>{t("image.taken")}</span>
      <div role="status">
        {isOnItsWay && <span className={controls.note}>{t("image.sending", { name: sending.name })}</span>}
      </div>
      {sending?.reason && (
        <p role="alert" className={controls.problem}>
          {t("image.failed", { name: sending.name, reason: sending.reason })}
        </p>
      )}
    </Stack>
  );
}

/** What the service says of this file says more than that it was refused. */
function reasonOf(error: unknown): string {
  if (isApiError(error)) return error.fieldErrors[0]?.message ?? error.message;
  return String(error);
}
