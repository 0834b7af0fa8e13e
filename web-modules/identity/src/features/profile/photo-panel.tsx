import {
  Avatar,
  Button,
  confirm,
  Group,
  Panel,
  type SelfProfile,
  toast,
  useAction,
  useFormats,
  useSession,
} from "@groundwork/kit";
import { type ReactNode, useEffect, useState } from "react";
import { messages } from "../../messages";
import { deletePhoto, uploadPhoto } from "./api";
import { isReadablePicture, photoProblem } from "./photo-rules";
import { PictureButtons } from "./picture-buttons";
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

  const choose = async (file: File) => {
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
          <PictureButtons
            choose={t(profile.photoUrl ? "profile.photoReplace" : "profile.photoChoose")}
            onChosen={(file) => void choose(file)}
            remove={
              profile.photoUrl
                ? { label: t("profile.photoRemove"), isRunning: remove.isPending, run: () => void askRemove() }
                : undefined
            }
            deciding={
              chosen && (
                <Group gap="xs">
                  <Button loading={upload.isPending} onClick={() => upload.mutate(chosen.file)}>
                    {t("profile.photoUse")}
                  </Button>
                  <Button variant="default" disabled={upload.isPending} onClick={() => setChosen(null)}>
                    {t("profile.photoCancel")}
                  </Button>
                </Group>
              )
            }
            problem={problem}
            help={t("profile.photoHelp")}
          />
        </div>
      </div>
    </Panel>
  );
}
