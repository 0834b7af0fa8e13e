import {
  Avatar,
  Button,
  confirm,
  Group,
  Panel,
  type SelfProfile,
  Text,
  toast,
  useAction,
  useFormats,
  useSession,
} from "@groundwork/kit";
import { Trash2, Upload } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../../messages";
import { deletePhoto, uploadPhoto } from "./api";
import { isReadablePicture, PHOTO_TYPES, photoProblem } from "./photo-rules";
import classes from "./profile.module.css";

interface Chosen {
  file: File;
  url: string;
}

/** The photo: chosen, looked at as it will appear, then saved. */
export function PhotoPanel({ profile }: { profile: SelfProfile }): ReactNode {
  const t = messages.useT();
  const { fileSize } = useFormats();
  const { reload } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ""), [chosen]);

  const upload = useAction<File>({
    run: uploadPhoto,
    onSuccess: async () => {
      await reload();
      setChosen(null);
      toast.done({ title: t("profile.photoSaved") });
    },
    onError: (error) => setProblem(error.message),
  });
  const remove = useAction<void>({
    run: (_, options) => deletePhoto(options),
    onSuccess: async () => {
      await reload();
      toast.done({ title: t("profile.photoRemoved") });
    },
    onError: (error) => toast.error(error, t("profile.photoFailed")),
  });

  const choose = async (file: File | undefined) => {
    // The same file may be chosen again after a failure.
    if (input.current) input.current.value = "";
    if (!file) return;
    setProblem(null);
    const found = photoProblem(file);
    if (found) setProblem(t(found, { size: fileSize(file.size) }));
    else if (!(await isReadablePicture(file))) setProblem(t("profile.photoUnreadable"));
    else setChosen({ file, url: URL.createObjectURL(file) });
  };
  const askRemove = async () => {
    const confirmed = await confirm({
      title: t("profile.photoRemoveTitle"),
      body: t("profile.photoRemoveBody"),
      verb: t("profile.photoRemove"),
      danger: true,
    });
    if (confirmed) remove.mutate();
  };

  const person = {
    name: chosen ? t("profile.photoPreview") : profile.fullName,
    abbreviation: profile.nameAbbreviation,
    backgroundColor: profile.abbreviationBgColor,
  };
  return (
    <Panel title={t("profile.photo")}>
      <div className={classes.photo}>
        <Avatar {...person} photoUrl={chosen?.url ?? profile.photoUrl} size="xl" />
        <div className={classes.photoActions}>
          <input
            ref={input}
            type="file"
            accept={PHOTO_TYPES.join(",")}
            className={classes.file}
            tabIndex={-1}
            aria-label={t("profile.photoChoose")}
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
          {chosen ? (
            <Group gap="xs">
              <Button loading={upload.isPending} onClick={() => upload.mutate(chosen.file)}>
                {t("profile.photoUse")}
              </Button>
              <Button variant="default" disabled={upload.isPending} onClick={() => setChosen(null)}>
                {t("profile.photoCancel")}
              </Button>
            </Group>
          ) : (
            <Group gap="xs">
              <Button
                variant="default"
                leftSection={<Upload size={16} aria-hidden />}
                onClick={() => input.current?.click()}
              >
                {profile.photoUrl ? t("profile.photoReplace") : t("profile.photoChoose")}
              </Button>
              {profile.photoUrl && (
                <Button
                  variant="subtle"
                  color="brick"
                  loading={remove.isPending}
                  leftSection={<Trash2 size={16} aria-hidden />}
                  onClick={() => void askRemove()}
                >
                  {t("profile.photoRemove")}
                </Button>
              )}
            </Group>
          )}
          {problem ? (
            <Text c="var(--mantine-color-error)" size="sm" role="alert">
              {problem}
            </Text>
          ) : (
            <Text c="dimmed" size="sm">
              {t("profile.photoHelp")}
            </Text>
          )}
        </div>
      </div>
    </Panel>
  );
}
