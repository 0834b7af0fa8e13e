import { confirm, Panel, toast, useAction, useFormats, useSession } from "@groundwork/kit";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { isReadablePicture, photoProblem } from "../profile/photo-rules";
import { PictureButtons } from "../profile/picture-buttons";
import { type CompanyDetail, companyWrites } from "./api";
import classes from "./look.module.css";

const MOST_LOGO_BYTES = 2 * 1024 * 1024;

/** The logo: on screens beside the company's name, on paper in its place. */
export function LogoPanel({ company }: { company: CompanyDetail }): ReactNode {
  const t = messages.useT();
  const { fileSize } = useFormats();
  const readAgain = useReadAgain();
  const { reload } = useSession();
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

  const choose = async (file: File) => {
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
        <PictureButtons
          choose={t(company.logoUrl ? "admin.logo.replace" : "admin.logo.choose")}
          onChosen={(file) => void choose(file)}
          isSending={upload.isPending}
          remove={
            company.logoUrl
              ? { label: t("admin.logo.remove"), isRunning: remove.isPending, run: () => void askRemove() }
              : undefined
          }
          problem={problem}
          help={t("admin.logo.kinds")}
        />
      </div>
    </Panel>
  );
}
