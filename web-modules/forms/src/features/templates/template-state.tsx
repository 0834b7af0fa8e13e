import { StatusBadge } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { TemplateRow } from "./api";

type Told = Pick<TemplateRow, "isArchived" | "publishedVersion" | "hasUnpublishedChanges">;

export function stateOf(template: Told, t: ReturnType<typeof messages.useT>): string {
  if (template.isArchived) return t("templates.archived");
  const version = template.publishedVersion;
  if (version === null) return t("templates.draft");
  return t(template.hasUnpublishedChanges ? "templates.changed" : "templates.published", { version });
}

export function TemplateState({ template }: { template: Told }): ReactNode {
  const t = messages.useT();
  const text = stateOf(template, t);
  if (template.isArchived || template.publishedVersion === null) return <StatusBadge>{text}</StatusBadge>;
  return <StatusBadge tone={template.hasUnpublishedChanges ? "info" : "good"}>{text}</StatusBadge>;
}
