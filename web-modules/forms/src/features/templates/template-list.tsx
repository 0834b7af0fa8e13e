import { TemplateState, useTemplateState } from "@groundwork/formwork/editor";
import {
  Button,
  EmptyState,
  Group,
  Link,
  RelativeTime,
  useCan,
  useNavigate,
  useQuery,
  useSession,
} from "@groundwork/kit";
import { type ListQuery, listQuery, optionsOf, projectChoice, readAll } from "@groundwork/kit/directory";
import { SegmentField } from "@groundwork/kit/forms";
import { FileStack, FolderOpen, GripVertical, Plus } from "@groundwork/kit/icons";
import { type Column, DataTable, type FilterOption, type TableControl, useTableState } from "@groundwork/kit/table";
import { type ReactNode, useMemo, useState } from "react";
import { messages } from "../../messages";
import { folderMessages } from "../../messages/folders";
import { pulls } from "../folders/drag";
import { FolderBar } from "../folders/folder-bar";
import folderClasses from "../folders/folder-bar.module.css";
import { useSeveral } from "../folders/use-several";
import { newTemplateAddress } from "../gallery/address";
import { readTemplates, type TemplateRow, templatesQuery } from "./api";
import { useMaking } from "./making";
import { TemplateFill } from "./template-fill";
import { TemplateMenu } from "./template-menu";
import { usedInText } from "./used-in";

type T = ReturnType<typeof messages.useT>;
type FolderT = ReturnType<typeof folderMessages.useT>;

interface Of {
  usedIn: (row: TemplateRow) => string;
  projects: readonly FilterOption[];
  people: readonly FilterOption[];
  stateOf: (row: TemplateRow) => string;
  onMove: (row: TemplateRow) => void;
  /** Several at once are moved by who makes templates; who only edits one does so in its settings. */
  isManager: boolean;
}

const STATES = ["draft", "published", "changed"] as const;

function templateColumns(t: T, folderT: FolderT, of: Of): Column<TemplateRow>[] {
  const { usedIn, projects, people, stateOf, onMove, isManager } = of;
  return [
    { id: "name", header: t("templates.name"), main: true, sortable: true, value: (row) => row.name },
    {
      id: "folderName",
      header: t("templates.folder"),
      value: (row) => row.folderName,
      cell: (row) => row.folderName || null,
      width: "8.5rem",
    },
    {
      id: "projectId",
      header: t("templates.project"),
      value: (row) => usedIn(row),
      filter: projects,
      width: "10rem",
    },
    {
      id: "state",
      header: t("templates.state"),
      value: stateOf,
      filter: STATES.map((value) => ({ value, label: folderT(`folders.state.${value}`) })),
      cell: (row) => <TemplateState template={row} />,
      width: "11.5rem",
      phone: "line",
    },
    {
      id: "fieldsCount",
      header: t("templates.fields"),
      align: "end",
      optional: true,
      value: (row) => row.fieldsCount,
      cell: (row) => row.fieldsCount,
      width: "6rem",
    },
    {
      id: "submissionsCount",
      header: folderT("folders.submissions"),
      align: "end",
      optional: true,
      sortable: true,
      value: (row) => row.submissionsCount,
      width: "8rem",
    },
    {
      id: "publishedAt",
      header: folderT("folders.published"),
      optional: true,
      sortable: true,
      value: (row) => row.publishedAt && new Date(row.publishedAt),
      cell: (row) => row.publishedAt && <RelativeTime when={row.publishedAt} />,
      width: "8rem",
    },
    {
      id: "updatedBy",
      header: folderT("folders.updatedBy"),
      optional: true,
      value: (row) => row.updatedBy?.fullName ?? "",
      ...(people.length > 0 && { filter: people }),
      width: "9rem",
    },
    {
      id: "updatedAt",
      header: t("templates.updated"),
      sortable: true,
      value: (row) => new Date(row.updatedAt),
      cell: (row) => <RelativeTime when={row.updatedAt} />,
      width: "8rem",
    },
    {
      id: "actions",
      header: folderT("folders.whatToDo"),
      isControl: true,
      cell: (row) => (
        <Group gap="xs" wrap="nowrap" justify="flex-end">
          {row.mayEdit && isManager && (
            <span className={folderClasses.grip} title={folderT("folders.drag")} {...pulls(row.formTemplateId)}>
              <GripVertical size={16} aria-hidden />
            </span>
          )}
          <TemplateFill template={row} />
          <TemplateMenu template={row} onMove={onMove} />
        </Group>
      ),
      width: "10.5rem",
      phone: "end",
    },
  ];
}

const DEFAULTS = { filters: { isArchived: "", folderId: "" } };
const SORTED = ["name", "updatedAt", "publishedAt", "submissionsCount"];

/** As the service knows it: an address of a former list may say another order. */
function queryOf(table: TableControl): ListQuery {
  const { sort, ...others } = table;
  return listQuery({ ...others, sort: sort && SORTED.includes(sort.id) ? sort : null });
}
const keyOfRow = (row: TemplateRow) => row.formTemplateId;

/** Who changed what is listed, and oneself: a choice of thousands would find nobody. */
function useWho(rows: readonly TemplateRow[] | undefined): readonly FilterOption[] {
  const { profile } = useSession();
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const fresh = (rows ?? []).flatMap(({ updatedBy }) => (updatedBy && !known.has(updatedBy.userId) ? [updatedBy] : []));
  // Who is chosen stays among them when the list has become short.
  if (fresh.length > 0) setKnown(new Map([...known, ...fresh.map((each) => [each.userId, each.fullName] as const)]));
  return useMemo(() => {
    const all = new Map(profile ? [...known, [profile.userId, profile.fullName]] : known);
    return [...all].map(([value, label]) => ({ value, label })).sort((a, b) => a.label.localeCompare(b.label));
  }, [known, profile]);
}

export function TemplateList(): ReactNode {
  const t = messages.useT();
  const { isAllowed: mayCreate } = useMaking();
  const navigate = useNavigate();
  const table = useTableState(DEFAULTS);
  const query = queryOf(table);
  const folderT = folderMessages.useT();
  const several = useSeveral();
  const [onMove] = useState(() => several.move);
  const templates = useQuery(templatesQuery(query));
  const projects = useQuery(projectChoice);
  const stateOf = useTemplateState();
  const isManager = useCan("manager");
  const people = useWho(templates.data?.data);
  const columns = useMemo(() => {
    const names = new Map(projects.data?.map((project) => [project.projectId, project.name]));
    return templateColumns(t, folderT, {
      usedIn: ({ projectIds }) => usedInText(t, folderT, projectIds, names),
      projects: optionsOf.projects(projects.data),
      people,
      stateOf,
      onMove,
      isManager,
    });
  }, [t, folderT, projects.data, people, stateOf, onMove, isManager]);
  const folderId = table.filters.folderId || null;
  return (
    <>
      <FolderBar
        folderId={folderId}
        onOpen={(id) => table.set({ filters: { ...table.filters, folderId: id ?? "" } })}
      />
      <DataTable
        id="forms.templates"
        label={t("templates.title")}
        searchLabel={t("templates.search")}
        columns={columns}
        rows={templates.data?.data}
        total={templates.data?.totalCount ?? 0}
        rowKey={keyOfRow}
        // An empty folder is no search that found nothing.
        control={{ ...table, begins: { ...table.begins, folderId: folderId ?? "" } }}
        {...(mayCreate && { bulkActions: several.bulkActions })}
        error={templates.error}
        onRetry={() => void templates.refetch()}
        onOpen={(row) => navigate(`/forms/templates/${row.formTemplateId}`)}
        toolbar={
          <SegmentField
            name="isArchived"
            label={t("templates.show")}
            value={table.filters.isArchived || "false"}
            onChange={(value) =>
              table.set({ filters: { ...table.filters, isArchived: value === "true" ? value : "" } })
            }
            options={[
              { value: "false", label: t("templates.show.current") },
              { value: "true", label: t("templates.show.archived") },
            ]}
          />
        }
        exportRows={() => readAll((page) => readTemplates({ ...query, ...page }))}
        empty={
          <EmptyState
            icon={folderId ? FolderOpen : FileStack}
            title={folderId ? folderT("folders.empty.title") : t("templates.empty.title")}
            action={
              mayCreate ? (
                <Button
                  component={Link}
                  to={newTemplateAddress(folderId ?? "")}
                  leftSection={<Plus size={16} aria-hidden />}
                >
                  {t("templates.create")}
                </Button>
              ) : undefined
            }
          >
            {folderId ? folderT("folders.empty.body") : t(mayCreate ? "templates.empty.body" : "templates.empty.ask")}
          </EmptyState>
        }
      />
      {several.dialog}
    </>
  );
}
