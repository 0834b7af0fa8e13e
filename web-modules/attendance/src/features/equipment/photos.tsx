import {
  ActionIcon,
  confirm,
  ErrorState,
  PhotoGallery,
  Stack,
  toast,
  useAction,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import { X } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { EQUIPMENT } from "./api";
import classes from "./care.module.css";
import { careWrites, type Photo, photosQuery } from "./care-api";
import { PhotoButton } from "./photo-button";
import { UnsentPhotos } from "./unsent-photos";
import { usePhotoSending } from "./use-photo-sending";

/** What the machine looks like: to find it among others. */
export function Photos({ equipmentId, name }: { equipmentId: string; name: string }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const found = useQuery(photosQuery(equipmentId));
  const sending = usePhotoSending((photoId, file) => careWrites.addPhoto(equipmentId, photoId, file));
  const remove = useAction<Photo, unknown>({
    run: ({ photoId }, options) => careWrites.removePhoto(equipmentId, photoId, options),
    onSuccess: async () => {
      toast.done({ title: t("photos.removed") });
      await client.invalidateQueries({ queryKey: EQUIPMENT });
    },
    onError: (error) => toast.error(error, t("photos.notRemoved")),
  });
  const ask = async (photo: Photo) => {
    const question = { title: t("photos.remove"), body: t("photos.removeBody"), verb: t("photos.remove") };
    if (await confirm({ ...question, danger: true })) remove.mutate(photo);
  };
  if (found.error && !found.data) return <ErrorState error={found.error} retry={() => void found.refetch()} />;
  const { photos = [], mayEdit = false } = found.data ?? {};
  if (photos.length === 0 && !mayEdit) return null;
  return (
    <Stack gap="xs" component="section" aria-label={t("photos.title")}>
      {photos.length > 0 && (
        <PhotoList photos={photos} name={name} onRemove={mayEdit ? (each) => void ask(each) : null} />
      )}
      <UnsentPhotos sending={sending} />
      {mayEdit && <PhotoButton label={t("photos.add")} loading={sending.isSending} onChosen={sending.send} />}
    </Stack>
  );
}

interface PhotoListProps<P extends Pick<Photo, "photoId" | "url" | "thumbnailUrl">> {
  photos: readonly P[];
  name: string;
  onRemove: ((photo: P) => void) | null;
}

export function PhotoList<P extends Pick<Photo, "photoId" | "url" | "thumbnailUrl">>({
  photos,
  name,
  onRemove,
}: PhotoListProps<P>): ReactNode {
  const t = messages.useT();
  return (
    <PhotoGallery>
      <ul className={classes.photos} aria-label={t("photos.of", { name })}>
        {photos.map((photo, index) => (
          <li key={photo.photoId}>
            <a
              href={photo.url}
              target="_blank"
              rel="noreferrer"
              data-photo={t("photos.one", { name, number: index + 1 })}
            >
              <img src={photo.thumbnailUrl} alt={t("photos.one", { name, number: index + 1 })} loading="lazy" />
            </a>
            {onRemove && (
              <ActionIcon
                variant="filled"
                color="gray"
                className={classes.remove ?? ""}
                aria-label={t("photos.removeOne", { number: index + 1 })}
                onClick={() => onRemove(photo)}
              >
                <X size={18} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
    </PhotoGallery>
  );
}
