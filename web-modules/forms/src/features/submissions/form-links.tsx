import { Link, Text, useLocation } from "@groundwork/kit";
import { ChevronRight, FileStack } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import type { TemplateRow } from "../templates/api";
import { startAddress } from "../templates/choice";
import { useHere } from "./came-from";
import classes from "./start.module.css";

/** Forms as links that start one. */
export function FormLinks({ templates }: { templates: readonly TemplateRow[] }): ReactNode {
  const t = messages.useT();
  const here = useHere();
  const { pathname, state } = useLocation();
  // The list of forms itself is no place to come back to from what was filled in.
  const from: unknown = pathname === "/forms/submissions/new" ? state : here;
  return (
    <ul className={classes.templates} aria-label={t("start.choose")}>
      {templates.map((template) => (
        <li key={template.formTemplateId}>
          <Link to={startAddress(template.formTemplateId)} state={from} className={classes.template ?? ""}>
            <FileStack size={20} aria-hidden />
            <span>
              <strong>{template.name}</strong>
              <Text component="small" size="sm" c="dimmed">
                {[template.folderName, t("start.fields", { count: template.fieldsCount })].filter(Boolean).join(" · ")}
              </Text>
            </span>
            <ChevronRight size={20} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
