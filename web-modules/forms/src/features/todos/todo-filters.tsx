import { useQuery } from "@groundwork/kit";
import { projectChoice } from "@groundwork/kit/directory";
import { FilterBar, type TableControl } from "@groundwork/kit/table";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { todoListMessages } from "../../messages/todo-list";
import type { SubmissionRow } from "../submissions/api";
import { templateChoice } from "../templates/choice";
import type { TodoKind, TodosAsked } from "./api";

export const TODO_FILTERS = { formTemplateId: "", projectId: "", overdue: "", for: "" };
const WHOSE = ["me", "myTeams", "whoIsAway"] as const;
const IS_LATE = "true";
const UUID = /^[0-9a-f-]{36}$/i;

/** Of what is with others, or done, nothing is told of whose work it is. */
const asksWhose = (kind: TodoKind): boolean => kind !== "ongoing" && kind !== "done";

/** What the address asks for; of a kind only what can be asked of it. */
export function askedIn(kind: TodoKind, filters: Readonly<Record<string, string>>): TodosAsked {
  const id = (name: "formTemplateId" | "projectId") =>
    UUID.test(filters[name] ?? "") ? { [name]: filters[name] ?? "" } : {};
  const whose = asksWhose(kind) ? WHOSE.find((each) => each === filters.for) : undefined;
  return {
    ...id("formTemplateId"),
    ...id("projectId"),
    ...(filters.overdue === IS_LATE && kind !== "done" && { overdue: true as const }),
    ...(whose && { for: whose }),
  };
}

/** Of an address what a list of this kind can't be asked for, or shows no filter of, is left out. */
export function keepWhatIsAsked(kind: TodoKind, params: URLSearchParams): void {
  if (!asksWhose(kind)) params.delete("f.for");
  if (kind === "done") params.delete("f.overdue");
}

interface TodoFiltersProps {
  kind: TodoKind;
  control: TableControl;
  /** Also of forms and projects that the reader is not in, where a step of theirs waits, something is asked. */
  todos: readonly SubmissionRow[];
}

export function TodoFilters({ kind, control, todos }: TodoFiltersProps): ReactNode {
  const t = messages.useT();
  const words = todoListMessages.useT();
  const templates = useQuery(templateChoice).data ?? [];
  const projects = useQuery(projectChoice).data ?? [];
  const forms = choice([
    ...templates.map((each) => [each.formTemplateId, each.name] as const),
    ...useMet(todos.map((each) => [each.templateId, each.templateName])),
  ]);
  const places = choice([
    ...useMet(todos.map((each) => [each.projectId, each.projectName])),
    ...projects.map((each) => [each.projectId, each.name] as const),
  ]);
  const filters = [
    { id: "formTemplateId", header: words("todoList.filter.form"), filter: forms },
    { id: "projectId", header: t("submissions.project"), filter: places },
    ...(kind === "done"
      ? []
      : [
          {
            id: "overdue",
            header: words("todoList.filter.due"),
            filter: [{ value: IS_LATE, label: words("todoList.filter.late") }],
          },
        ]),
    ...(asksWhose(kind)
      ? [
          {
            id: "for",
            header: words("todoList.filter.whose"),
            filter: WHOSE.map((value) => ({ value, label: words(`todoList.filter.${value}`) })),
          },
        ]
      : []),
  ];
  return <FilterBar filters={filters} control={control} />;
}

type Named = readonly [string, string];

/** All that stood in the list so far: what it is narrowed to stays chosen once nothing is found any more. */
function useMet(named: readonly Named[]): readonly Named[] {
  const [met, meet] = useState<ReadonlyMap<string, string>>(new Map());
  const more = named.filter(([id]) => !met.has(id));
  if (more.length > 0) meet(new Map([...met, ...more]));
  return [...met, ...more];
}

/** Of two names of one the later counts. */
function choice(named: readonly Named[]) {
  const options = [...new Map(named)].map(([value, label]) => ({ value, label }));
  return options.filter(({ label }) => label !== "").sort((one, other) => one.label.localeCompare(other.label));
}
