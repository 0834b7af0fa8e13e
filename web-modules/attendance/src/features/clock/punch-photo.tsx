import { Alert, Button, FileButton, Group, Stack, Text } from "@groundwork/kit";
import { Camera, TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useState } from "react";
import { messages } from "../../messages";
import classes from "./clock-card.module.css";
import { GONE, type PhotosState } from "./photo-outbox";
import { shrunk } from "./shrink";

/** Being made smaller: whoever presses meanwhile does not wait. Null: it is no picture. */
export type ChosenPhoto = Promise<File | null>;

interface TakePhotoProps {
  photo: ChosenPhoto | null;
  onChosen: (photo: ChosenPhoto | null) => void;
  /** By the company, with each press. */
  isAsked?: boolean | undefined;
  help?: string;
}

/** One for the next press, by the phone's camera; a press waits for none. */
export function TakePhoto({ photo, onChosen, isAsked = false, help }: TakePhotoProps): ReactNode {
  const t = messages.useT();
  const [shown, setShown] = useState<string | null>(null);
  const [isNone, setIsNone] = useState(false);
  useEffect(() => {
    let [isThis, url] = [true, ""];
    setShown(null);
    void photo?.then((file) => {
      if (!isThis) return;
      setIsNone(file === null);
      if (file === null) return onChosen(null);
      url = URL.createObjectURL(file);
      setShown(url);
    });
    return () => {
      isThis = false;
      URL.revokeObjectURL(url);
    };
  }, [photo, onChosen]);
  const choose = ([file]: readonly File[]) => {
    setIsNone(false);
    onChosen(file ? shrunk(file) : null);
  };
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <FileButton
          label={t(photo ? "clock.photo.other" : "clock.photo.take")}
          icon={<Camera size={16} aria-hidden />}
          accept="image/*"
          camera
          onChosen={choose}
        />
        {photo && (
          <Button variant="subtle" size="compact-md" onClick={() => onChosen(null)}>
            {t("clock.photo.without")}
          </Button>
        )}
      </Group>
      {(help || isAsked) && !photo && (
        <Text size="sm" c="dimmed">
          {help ?? t("clock.photo.asked")}
        </Text>
      )}
      {photo && (
        <Group gap="xs" wrap="nowrap">
          {shown && <img src={shown} alt="" className={classes.chosen} />}
          <Text size="sm" role="status">
            {t("clock.photo.ready")}
          </Text>
        </Group>
      )}
      {isNone && (
        <Text size="sm" c="brick" role="alert">
          {t("clock.photo.none")}
        </Text>
      )}
    </Stack>
  );
}

interface UnsentPunchPhotosProps {
  photos: PhotosState;
  onDrop: (photoId: string) => void;
}

/** What is on this device alone, and what the service could not take. */
export function UnsentPunchPhotos({ photos, onDrop }: UnsentPunchPhotosProps): ReactNode {
  const t = messages.useT();
  return (
    <>
      {photos.waiting.length > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {t("clock.photo.waits")}
        </Text>
      )}
      {photos.refused.map(({ photo, reason }) => (
        <Alert
          key={photo.photoId}
          color="brick"
          icon={<TriangleAlert size={18} aria-hidden />}
          title={t("clock.photo.refused")}
        >
          <p>{reason === GONE ? t("clock.photo.gone") : reason}</p>
          <Button variant="default" size="xs" onClick={() => onDrop(photo.photoId)}>
            {t("clock.photo.drop")}
          </Button>
        </Alert>
      ))}
    </>
  );
}
