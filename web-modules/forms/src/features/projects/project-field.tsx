import { MakeHere, useQuery } from "@groundwork/kit";
import { type NamedProject, optionsOf, projectChoice } from "@groundwork/kit/directory";
import { type FieldProps, SelectField } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "./project-field.module.css";

interface ProjectFieldProps extends FieldProps<string | null> {
  label: string;
  description?: string;
  /** "all": every project, or none chosen for all of them. */
  among: "all" | readonly NamedProject[];
  required: boolean;
}

/** A project to choose, or one that is made on the spot by who may. */
export function ProjectField({ among, ...field }: ProjectFieldProps): ReactNode {
  const t = messages.useT();
  const projects = useQuery({ ...projectChoice, enabled: among === "all" });
  const choices = among === "all" ? (projects.data ?? []) : among;
  return (
    <div className={classes.field}>
      <SelectField
        {...field}
        {...(!field.required && { placeholder: t("templates.everyProject"), clearable: true })}
        options={optionsOf.projects(choices)}
        nothingFound={t("projects.none")}
      />
      <MakeHere place="project.new" onMade={field.onChange} />
    </div>
  );
}
