import { Button, confirm, Group, Panel, Text, toast, useAction, useFormats, useSession } from "@groundwork/kit";
import { Trash2, Upload } from "@groundwork/kit/icons";
import { type ReactNode, useRef, useState } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { isReadablePicture, PHOTO_TYPES, photoProblem } from "../profile/photo-rules";
import { type CompanyDetail, companyWrites } from "./api";
import classes from "./look.module.css";

const MOST_LOGO_BYTES = 2 * 1024 * 1024;

/** The logo: on screens beside the company's name, on paper in its place. */
export function LogoPanel({ company }: { company: CompanyDetail }): ReactNode {
  const t = messages.useT();
  const { fileSize } = useFormats();
  const readAgain = useReadAgain();
  const { reload } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const changed = async (title: string) => {
    await readAgain("company");
    await reload();
    toast.done({ title });
  };
  const upload = useAction<File>({
    run: companyWrites.uploadLogo,
    onSuccess: () => changed(t("admin.logo.saved")),
    onError: (error) => setProblem(error.message),
  });
  const remove = useAction<void>({
    run: (_, options) => companyWrites.deleteLogo(options),
    onSuccess: () => changed(t("admin.logo.removed")),
    onError: (error) => toast.error(error, t("admin.logo.failed")),
  });

  const choose = async (file: File | undefined) => {
    // The same file may be chosen again after a failure.
    if (input.current) input.current.value = "";
    if (!file) return;
    setProblem(null);
    const found = photoProblem(file, MOST_LOGO_BYTES);
    if (found === "profile.photoTooLarge") setProblem(t("admin.logo.tooLarge", { size: fileSize(file.size) }));
    else if (found) setProblem(t(found));
    else if (!(await isReadablePicture(file))) setProblem(t("profile.photoUnreadable"));
    else upload.mutate(file);
  };
  const askRemove = async () => {
    const confirmed = await confirm({
      title: t("admin.logo.removeTitle"),
      body: t("admin.logo.removeBody"),
      verb: t("admin.logo.remove"),
      danger: true,
    });
    if (confirmed) remove.mutate();
  };

  return (
    <Panel title={t("admin.logo")} description={t("admin.logo.help")}>
      <div className={classes.logo}>
        {company.logoUrl && (
          <span className={classes.plate}>
            <img src={company.logoUrl} alt={t("admin.logo.alt", { company: company.name })} />
          </span>
        )}
        <input
          ref={input}
          type="file"
          accept={PHOTO_TYPES.join(",")}
          className={classes.file}
          tabIndex={-1}
          aria-label={t("admin.logo.choose")}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        <Group gap="xs">
          <Button
            variant="default"
            loading={upload.isPending}
            leftSection={<Upload size={16} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            {company.logoUrl ? t("admin.logo.replace") : t("admin.logo.choose")}
          </Button>
          {company.logoUrl && (
            <Button
              variant="subtle"
              color="brick"
              loading={remove.isPending}
              leftSection={<Trash2 size={16} aria-hidden />}
              onClick={() => void askRemove()}
            >
              {t("admin.logo.remove")}
            </Button>
          )}
        </Group>
        {problem ? (
          <Text c="var(--mantine-color-error)" size="sm" role="alert">
            {problem}
          </Text>
        ) : (
          <Text c="dimmed" size="sm">
            {t("admin.logo.kinds")}
          </Text>
        )}
      </div>
    </Panel>
  );
}
