import { ActionIcon, Anchor, PhotoGallery, useFormats } from "@groundwork/kit";
import { FileText, X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { useFile } from "../../fill/context";
import type { FileValue } from "../../fill/files";
import { formworkMessages } from "../../messages";
import controls from "../control.module.css";
import classes from "./fill.module.css";
import type { UploadValue } from "./rules";

export interface StoredListProps {
  value: UploadValue;
  /** Absent: read only. */
  onRemove?: (file: FileValue) => void;
}

/** Photos as pictures, other files by their names. */
export function StoredList({ value: { photos = [], files = [] }, onRemove }: StoredListProps): ReactNode {
  const t = formworkMessages.useT();
  return (
    <>
      {photos.length > 0 && (
        <PhotoGallery>
          <ul className={classes.photos} aria-label={t("upload.photos")}>
            {photos.map((photo) => (
              <li key={photo.fileId} className={classes.photo}>
                <Photo photo={photo} />
                {onRemove && <RemoveButton file={photo} onRemove={onRemove} />}
              </li>
            ))}
          </ul>
        </PhotoGallery>
      )}
      {files.length > 0 && (
        <ul className={classes.list} aria-label={t("upload.files")}>
          {files.map((file) => (
            <li key={file.fileId} className={classes.item}>
              <FileLine file={file} />
              {onRemove && <RemoveButton file={file} onRemove={onRemove} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Photo({ photo }: { photo: FileValue }): ReactNode {
  const t = formworkMessages.useT();
  const link = useFile(photo.fileId);
  const source = link?.thumbnailUrl ?? link?.url;
  if (!source) return <span className={classes.noPicture}>{photo.name}</span>;
  const picture = <img src={source} alt={t("upload.photo", { name: photo.name })} loading="lazy" />;
  return link?.url ? (
    <a href={link.url} target="_blank" rel="noreferrer" data-photo={photo.name}>
      {picture}
    </a>
  ) : (
    picture
  );
}

function FileLine({ file }: { file: FileValue }): ReactNode {
  const { fileSize } = useFormats();
  const link = useFile(file.fileId);
  return (
    <div className={classes.itemText}>
      <span className={classes.fileName}>
        <FileText size={16} aria-hidden />
        {link?.url ? (
          <Anchor href={link.url} target="_blank" rel="noreferrer">
            {file.name}
          </Anchor>
        ) : (
          file.name
        )}
      </span>
      <span className={controls.note}>{fileSize(file.size)}</span>
    </div>
  );
}

function RemoveButton({ file, onRemove }: { file: FileValue; onRemove: (file: FileValue) => void }): ReactNode {
  const t = formworkMessages.useT();
  return (
    <ActionIcon
      variant="default"
      className={classes.remove ?? ""}
      aria-label={t("upload.remove", { name: file.name })}
      onClick={() => onRemove(file)}
    >
      <X size={18} aria-hidden />
    </ActionIcon>
  );
}
