import { FileButton, PendingFiles } from "@groundwork/kit";
import { Camera, Images } from "@groundwork/kit/icons";
import { type ReactNode, useId, useState } from "react";
import { useFill, usePendingUploads } from "../../fill/context";
import { letBeSmaller } from "../../fill/may-be-smaller";
import { formworkMessages } from "../../messages";
import { BoundedText } from "../bounded-text";
import controls from "../control.module.css";
import type { FillProps } from "../drawn-kind";
import uploadClasses from "../upload/fill.module.css";
import { StoredList } from "../upload/stored-list";
import { answerName } from "./answer-name";
import classes from "./fill.module.css";
import { type Answer, fails, MOST_NOTE, MOST_PHOTOS, withPhoto, type YesNoSetting, type YesNoValue } from "./rules";

type Props = FillProps<YesNoSetting, YesNoValue>;

export function YesNoFill(props: Props): ReactNode {
  const { field, setting, value, onChange, ids } = props;
  const t = formworkMessages.useT();
  const [isOpen, setOpen] = useState(false);
  const pending = usePendingUploads(field.id);
  const { answer = null, note = "", photos = [] } = value ?? {};
  const answers: Answer[] = setting.na ? ["yes", "no", "na"] : ["yes", "no"];
  const hasMore = note !== "" || photos.length > 0 || pending.length > 0;
  return (
    <>
      <div className={classes.answers}>
        {answers.map((each) => (
          <label key={each} className={classes.answer} data-fails={fails(setting, each) || undefined}>
            <input
              type="radio"
              name={ids.control}
              checked={answer === each}
              aria-describedby={ids.describedBy}
              onChange={() => onChange({ note, photos, answer: each })}
            />
            <span>{answerName(t, setting, each)}</span>
          </label>
        ))}
      </div>
      {isOpen || hasMore || fails(setting, answer) ? (
        <More {...props} />
      ) : (
        <button type="button" className={controls.clear} onClick={() => setOpen(true)}>
          {t("yesNo.more")}
        </button>
      )}
      {answer !== null && (
        <button
          type="button"
          className={controls.clear}
          onClick={() => onChange(hasMore ? { answer: null, note, photos } : null)}
        >
          {t("fill.clearChoice")}
        </button>
      )}
    </>
  );
}

/** What is wrong, in words and pictures. */
function More({ field, setting, value, onChange, ids }: Props): ReactNode {
  const t = formworkMessages.useT();
  const noteId = useId();
  const { store, uploads } = useFill();
  const pending = usePendingUploads(field.id);
  const { answer = null, note = "", photos = [] } = value ?? {};
  const isAsked = fails(setting, answer);
  const left = MOST_PHOTOS - photos.length - pending.length;
  const keep = (next: YesNoValue) =>
    onChange(!next.answer && next.note === "" && next.photos?.length === 0 ? null : next);
  const add = (chosen: readonly File[]) => {
    // The value may have changed while the file was on its way.
    for (const file of chosen.slice(0, Math.max(0, left))) {
      letBeSmaller(file);
      uploads.add(field.id, file, (stored) =>
        store.setValue(field.id, withPhoto(store.value(field.id) as YesNoValue | null, stored)),
      );
    }
  };
  const pictures = {
    accept: "image/*",
    large: true,
    disabled: left <= 0,
    describedBy: ids.describedBy,
    onChosen: add,
  };
  return (
    <div className={classes.more}>
      <label htmlFor={noteId} className={controls.note}>
        {t(isAsked && setting.noteOnFail ? "yesNo.noteAsked" : "yesNo.note")}
      </label>
      <BoundedText
        id={noteId}
        rows={2}
        maxLength={MOST_NOTE}
        value={note}
        onChange={(next) => keep({ answer, note: next, photos })}
      />
      {isAsked && setting.photoOnFail && photos.length === 0 && (
        <span className={controls.note}>{t("yesNo.photoAsked")}</span>
      )}
      <div className={uploadClasses.buttons}>
        <FileButton label={t("upload.takePhoto")} icon={<Camera size={18} aria-hidden />} camera {...pictures} />
        <FileButton label={t("upload.choosePhotos")} icon={<Images size={18} aria-hidden />} multiple {...pictures} />
      </div>
      <PendingFiles queue={uploads} place={field.id} />
      <StoredList
        value={{ photos }}
        onRemove={({ fileId }) => keep({ answer, note, photos: photos.filter((each) => each.fileId !== fileId) })}
      />
    </div>
  );
}
