import { StatusBadge } from "@groundwork/kit";
import { type ReactNode, useCallback } from "react";
import { formworkMessages } from "../messages";
import type { TemplateDetail } from "./template";

type Told = Pick<TemplateDetail, "isArchived" | "publishedVersion" | "hasUnpublishedChanges">;

/** What became of a template, in words. */
export function useTemplateState(): (template: Told) => string {
  const t = formworkMessages.useT();
  return useCallback(
    ({ isArchived, publishedVersion: version, hasUnpublishedChanges }) => {
      if (isArchived) return t("editor.state.archived");
      if (version === null) return t("editor.state.draft");
      return t(hasUnpublishedChanges ? "editor.state.changed" : "editor.state.live", { version });
    },
    [t],
  );
}

export function TemplateState({ template }: { template: Told }): ReactNode {
  const text = useTemplateState()(template);
  if (template.isArchived || template.publishedVersion === null) return <StatusBadge>{text}</StatusBadge>;
  return <StatusBadge tone={template.hasUnpublishedChanges ? "info" : "good"}>{text}</StatusBadge>;
}
