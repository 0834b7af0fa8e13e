import { Text, useFormats } from "@groundwork/kit";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { TemplateRow } from "../templates/api";
import classes from "./start.module.css";

/** Forms that others start, and who: quiet, for whoever looks for one in vain. */
export function NotYours({ templates }: { templates: readonly TemplateRow[] }): ReactNode {
  const t = messages.useT();
  const formats = useFormats();
  if (templates.length === 0) return null;
  return (
    <details className={classes.others}>
      <summary>{t("start.others", { count: templates.length })}</summary>
      <ul>
        {templates.map(({ formTemplateId, name, startedBy, startedByRoles }) => (
          <li key={formTemplateId}>
            {name}
            <Text component="small" size="sm" c="dimmed">
              {t("start.startedBy", {
                teams: formats.list([...startedByRoles.map((role) => t(`start.role.${role}`)), ...startedBy]),
              })}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  );
}
