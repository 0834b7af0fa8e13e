import { Stack } from "@groundwork/kit";
import { SelectField, TextField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { ALIGNMENTS } from "../../body/types";
import { WholeNumberSetting } from "../../builder/whole-number-setting";
import { formworkMessages } from "../../messages";
import type { SettingsProps } from "../drawn-kind";
import { MOST_LABEL } from "../kind";
import { PictureSetting } from "./picture-setting";
import { IMAGE_WIDTHS, type ImageSetting } from "./rules";

export function Settings({ field, setting, onChange }: SettingsProps<ImageSetting>): ReactNode {
  const t = formworkMessages.useT();
  return (
    <Stack gap="md">
      <PictureSetting fieldId={field.id} file={setting.file} onChange={(file) => onChange({ file })} />
      <TextField
        name="description"
        label={t("image.description")}
        description={t("image.descriptionHelp")}
        value={setting.description}
        maxLength={MOST_LABEL}
        error={null}
        onChange={(description) => onChange({ description })}
      />
      <WholeNumberSetting
        name="imageWidth"
        label={t("image.width")}
        value={setting.imageWidth}
        min={IMAGE_WIDTHS.least}
        max={IMAGE_WIDTHS.most}
        otherwise={IMAGE_WIDTHS.most}
        onChange={(imageWidth) => onChange({ imageWidth })}
      />
      <SelectField
        name="imageAlignment"
        label={t("image.place")}
        value={setting.imageAlignment}
        options={ALIGNMENTS.map((value) => ({ value, label: t(`builder.alignments.${value}`) }))}
        error={null}
        onChange={(imageAlignment) => onChange({ imageAlignment: imageAlignment ?? "left" })}
      />
    </Stack>
  );
}
