import { Alert, Button, Group, Text } from "@groundwork/kit";
import { Camera, TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useRef } from "react";
import { messages } from "../../messages";
import classes from "../equipment/care.module.css";
import { GONE, type PhotosState } from "./photo-outbox";

interface TakePhotoProps {
  photo: File | null;
  onTaken: (photo: File | null) => void;
}

/** One for the next press, by the phone's camera; a press waits for none. */
export function TakePhoto({ photo, onTaken }: TakePhotoProps): ReactNode {
  const t = messages.useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Group gap="xs" className={classes.chooser ?? ""}>
      <input
        ref={input}
        type="file"
        className={classes.input}
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-label={t("clock.photo.take")}
        onChange={(event) => {
          onTaken(event.currentTarget.files?.[0] ?? null);
          event.currentTarget.value = "";
        }}
      />
      <Button variant="default" leftSection={<Camera size={16} aria-hidden />} onClick={() => input.current?.click()}>
        {t(photo ? "clock.photo.other" : "clock.photo.take")}
      </Button>
      {photo && (
        <>
          <Text size="sm" role="status">
            {t("clock.photo.ready")}
          </Text>
          <Button variant="subtle" size="compact-md" onClick={() => onTaken(null)}>
            {t("clock.photo.without")}
          </Button>
        </>
      )}
    </Group>
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
