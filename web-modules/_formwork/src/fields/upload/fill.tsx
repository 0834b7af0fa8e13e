import { FileButton, PendingFiles } from "@groundwork/kit";
import { Camera, Images, Paperclip } from "@groundwork/kit/icons";
import { type ReactNode, useId, useState } from "react";
import { useFill, usePendingUploads } from "../../fill/context";
import { becomesJpeg } from "../../fill/heic/becomes-jpeg";
import { letBeSmaller } from "../../fill/may-be-smaller";
import { formworkMessages } from "../../messages";
import { useProblemText } from "../../messages/problem-text";
import { complaint } from "../../problem";
import { BoundedText } from "../bounded-text";
import controls from "../control.module.css";
import type { FillProps } from "../drawn-kind";
import type { FieldProblem } from "../kind";
import { type FileValue, withFile, withoutFile } from "./change";
import classes from "./fill.module.css";
import { allOf, endingOf, MOST_DESCRIPTION, MOST_TITLE, type UploadSetting, type UploadValue } from "./rules";
import { StoredList } from "./stored-list";

/** What a phone's camera and album give; the service decides by what a file really holds. */
const PICTURES = ["jpg", "jpeg", "png", "gif", "webp", "heic"];

const takes = ({ allowedTypes }: UploadSetting, { name }: File) => allowedTypes.includes(endingOf(name));

type Place = "photos" | "files";

export function UploadFill({ field, setting, value, onChange, ids }: FillProps<UploadSetting, UploadValue>): ReactNode {
  const t = formworkMessages.useT();
  const words = useProblemText();
  const { store, uploads } = useFill();
  const descriptionId = useId();
  const pending = usePendingUploads(field.id);
  const [refused, setRefused] = useState<readonly FieldProblem[]>([]);
  const left = setting.most - allOf(value ?? {}).length - pending.length;
  const takesPictures = setting.allowedTypes.some((type) => PICTURES.includes(type));

  const add = (place: Place, chosen: readonly File[]) => {
    const fitting = chosen.filter((file) => takes(setting, file) || becomesJpeg(file, field));
    const wrongTypes = new Set(chosen.filter((file) => !fitting.includes(file)).map((file) => endingOf(file.name)));
    const problems = Array.from(wrongTypes, (type) => complaint("fileType", { type }));
    if (fitting.length > left) problems.push(complaint("tooManyFiles", { most: setting.most }));
    setRefused(problems);
    // The value may have changed while the file was on its way.
    for (const file of fitting.slice(0, Math.max(0, left))) {
      if (place === "photos" && !setting.keepsOriginals) letBeSmaller(file);
      uploads.add(field.id, file, (stored) =>
        store.setValue(field.id, withFile(store.value(field.id) as UploadValue | null, place, stored)),
      );
    }
  };
  const remove = (file: FileValue) => onChange(withoutFile(value, file.fileId));
  const types = (list: readonly string[]) => list.map((type) => `.${type}`).join(",");
  return (
    <>
      <div className={classes.buttons}>
        {takesPictures && (
          <>
            <FileButton
              label={t("upload.takePhoto")}
              icon={<Camera size={18} aria-hidden />}
              accept="image/*"
              camera
              large
              disabled={left <= 0}
              describedBy={ids.describedBy}
              onChosen={(files) => add("photos", files)}
            />
            <FileButton
              label={t("upload.choosePhotos")}
              icon={<Images size={18} aria-hidden />}
              multiple
              large
              accept={types(setting.allowedTypes.filter((type) => PICTURES.includes(type)))}
              disabled={left <= 0}
              describedBy={ids.describedBy}
              onChosen={(files) => add("photos", files)}
            />
          </>
        )}
        <FileButton
          label={t("upload.chooseFiles")}
          icon={<Paperclip size={18} aria-hidden />}
          multiple
          large
          accept={types(setting.allowedTypes)}
          disabled={left <= 0}
          describedBy={ids.describedBy}
          onChosen={(files) => add("files", files)}
        />
      </div>
      <span className={controls.note}>{t("upload.left", { count: Math.max(0, left) })}</span>
      {refused.length > 0 && (
        <div role="alert">
          {refused.map((problem) => (
            <p key={words(problem)} className={controls.problem}>
              {words(problem)}
            </p>
          ))}
        </div>
      )}
      <PendingFiles queue={uploads} place={field.id} />
      <StoredList value={value ?? {}} onRemove={remove} />
      <div className={classes.description}>
        <label htmlFor={`${descriptionId}-label`}>{t("upload.label")}</label>
        <BoundedText
          id={`${descriptionId}-label`}
          maxLength={MOST_TITLE}
          value={value?.label ?? ""}
          onChange={(label) => onChange({ files: [], photos: [], description: "", ...value, label })}
        />
      </div>
      <div className={classes.description}>
        <label htmlFor={descriptionId}>{t("upload.description")}</label>
        <BoundedText
          id={descriptionId}
          rows={2}
          maxLength={MOST_DESCRIPTION}
          value={value?.description ?? ""}
          onChange={(description) => onChange({ files: [], photos: [], ...value, description })}
        />
      </div>
    </>
  );
}
