import { Button, Group, Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./care.module.css";
import type { PhotoSending } from "./use-photo-sending";

/** Photos that did not arrive, each with its reason. */
export function UnsentPhotos({ sending }: { sending: PhotoSending }): ReactNode {
  const t = messages.useT();
  return sending.waiting
    .filter(({ error }) => error !== null)
    .map(({ photoId, file, error }) => (
      <div key={photoId} role="alert" className={classes.problem}>
        <Text size="sm">{t("photos.notSent", { name: file.name, reason: error?.message ?? "" })}</Text>
        <Group gap="xs">
          <Button size="compact-md" variant="default" onClick={() => sending.again(photoId)}>
            {t("photos.again")}
          </Button>
          <Button size="compact-md" variant="subtle" onClick={() => sending.drop(photoId)}>
            {t("photos.drop")}
          </Button>
        </Group>
      </div>
    ));
}
