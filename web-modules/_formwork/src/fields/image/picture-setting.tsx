import { Button, FileButton, Group, PendingFiles, Stack } from "@groundwork/kit";
import { Images, X } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef } from "react";
import { useTemplateFiles } from "../../builder/template-files";
import { type FileValue, fileValue } from "../../fill/files";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import { IMAGE_TYPES } from "./rules";

interface PictureSettingProps {
  fieldId: string;
  file: FileValue | null;
  onChange: (file: FileValue | null) => void;
}

/** The picture itself: chosen, brought to the service, and only then in the form. */
export function PictureSetting({ fieldId, file, onChange }: PictureSettingProps): ReactNode {
  const t = formworkMessages.useT();
  const files = useTemplateFiles();
  // What is chosen is put into the form as it is when the file has arrived.
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  return (
    <Stack gap="xs" role="group" aria-label={t("image.picture")}>
      {file && <span className={controls.note}>{file.name}</span>}
      <Group gap="xs">
        <FileButton
          label={t(file ? "image.replace" : "image.choose")}
          icon={<Images size={18} aria-hidden />}
          accept={IMAGE_TYPES.map((type) => `.${type}`).join(",")}
          disabled={!files}
          onChosen={([chosen]) => chosen && files?.replace(fieldId, chosen, (to) => change.current(fileValue(to)), 0)}
        />
        {file && (
          <Button variant="subtle" leftSection={<X size={18} aria-hidden />} onClick={() => onChange(null)}>
            {t("image.remove")}
          </Button>
        )}
      </Group>
      <span className={controls.note}>{t("image.taken")}</span>
      {files && <PendingFiles queue={files} place={fieldId} />}
    </Stack>
  );
}
