import { Anchor, DateText, Facts, Panel, PhotoGallery, useFormats } from "@groundwork/kit";
import { PersonLine } from "@groundwork/kit/directory";
import { FileText, Image } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { SubmissionDetail } from "./api";
import classes from "./submission.module.css";
import { hasVersions } from "./versions/use-older";

/** Facts about the submission that the form itself need not show. */
export function About({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = messages.useT();
  const timeZone = detail.project?.timeZone;
  return (
    <Panel title={t("submissions.about.title")}>
      <Facts
        items={[
          { label: t("submissions.project"), value: detail.project?.name },
          {
            label: t("submissions.template"),
            value: t("submissions.about.version", { name: detail.templateName, version: detail.templateVersion }),
          },
          ...(hasVersions(detail) ? [{ label: t("submissions.version.label"), value: detail.version }] : []),
          { label: t("submissions.submitter"), value: detail.submitter && <PersonLine person={detail.submitter} /> },
          {
            label: t("submissions.created"),
            value: <DateText when={detail.created} style="dateTime" timeZone={timeZone} />,
          },
          {
            label: t("submissions.submittedAt"),
            value: detail.submittedAt && <DateText when={detail.submittedAt} style="dateTime" timeZone={timeZone} />,
          },
        ]}
      />
    </Panel>
  );
}

/** Every file of the submission in one place. */
export function Files({ detail }: { detail: SubmissionDetail }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  const files = [...detail.photos, ...detail.files];
  if (files.length === 0) return null;
  return (
    <Panel title={t("submissions.files", { count: files.length })}>
      <PhotoGallery>
        <ul className={classes.files}>
          {files.map((file) => (
            <li key={file.fileId}>
              {file.thumbnailUrl ? (
                <img src={file.thumbnailUrl} alt="" loading="lazy" className={classes.thumbnail} />
              ) : (
                <span className={classes.thumbnail}>
                  {file.contentType.startsWith("image/") ? (
                    <Image size={20} aria-hidden />
                  ) : (
                    <FileText size={20} aria-hidden />
                  )}
                </span>
              )}
              <span className={classes.fileWords}>
                <Anchor
                  href={file.url}
                  target="_blank"
                  rel="noreferrer"
                  data-photo={file.contentType.startsWith("image/") ? file.name : undefined}
                >
                  {file.name}
                </Anchor>
                <small>{formats.fileSize(file.size)}</small>
              </span>
            </li>
          ))}
        </ul>
      </PhotoGallery>
    </Panel>
  );
}
