import { ErrorState, LoadingState, Panel, Stack, Text, toast, useCan, useQuery, useQueryClient } from "@groundwork/kit";
import { Form, FormActions, MultiSelectField, RadioField, SavedMeanwhile, useRevisedForm } from "@groundwork/kit/forms";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { permissionMessages } from "../../messages/template-permissions";
import { useReadAgain } from "../api/keys";
import {
  foundProjects,
  foundTeams,
  type Permissions,
  permissionsQuery,
  type StarterRole,
  savePermissions,
} from "./api";
import { PermissionsTold } from "./permissions-told";
import { useNames } from "./use-names";
import { editing, ROLES, type Starters, sentence, type Values, valuesOf } from "./values";

type Revised = Permissions & { revision: number };
const revised = (saved: Permissions): Revised => ({ ...saved, revision: saved.version });

interface PermissionsPanelProps {
  formTemplateId: string;
  /** What saves the changes that were made here, for the button of all settings; null: there are none. */
  saving: RefObject<(() => void) | null>;
}

/** Where a form is used, who starts and who edits it: saved apart from the settings that a version holds. */
export default function PermissionsPanel({ formTemplateId, saving }: PermissionsPanelProps): ReactNode {
  const { data, error, refetch } = useQuery(permissionsQuery(formTemplateId));
  if (data) return data.mayChange ? <PermissionsForm saved={data} saving={saving} /> : <PermissionsTold saved={data} />;
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingState shape="form" rows={2} />;
}

function PermissionsForm({ saved, saving }: Pick<PermissionsPanelProps, "saving"> & { saved: Permissions }): ReactNode {
  const t = permissionMessages.useT();
  const isAdmin = useCan("admin");
  const client = useQueryClient();
  const readAgain = useReadAgain();
  const { formTemplateId } = saved;
  const query = permissionsQuery(formTemplateId);
  const [wanted, look] = useState({ project: "", team: "" });
  const projects = useQuery(foundProjects(wanted.project));
  const teams = useQuery(foundTeams(wanted.team));
  const form = useRevisedForm<Values, Revised>({
    saved: revised(saved),
    valuesOf,
    validate: ({ projectIds }) => ({
      projectIds: projectIds?.length === 0 ? t("permissions.projectMissing") : null,
    }),
    submit: async (changes, version, options) =>
      revised(await savePermissions({ formTemplateId, version, ...changes }, options)),
    readAgain: async () => revised(await client.fetchQuery({ ...query, staleTime: 0 })),
    onSuccess: async (now) => {
      client.setQueryData(query.queryKey, now);
      toast.done({ title: t("permissions.saved") });
      await readAgain("templates");
    },
  });
  useEffect(() => {
    saving.current = form.status === "dirty" ? form.submit : null;
    return () => {
      saving.current = null;
    };
  });
  const projectNames = useNames(
    [...(saved.projects ?? []), ...(projects.data?.data ?? [])].map((each) => [each.projectId, each.name]),
    t("permissions.projectGone"),
  );
  const teamNames = useNames(
    [...saved.starters.teams, ...(saved.editors ?? []), ...(teams.data?.data ?? [])].map((each) => [
      each.teamId,
      each.name,
    ]),
    t("permissions.teamGone"),
  );
  const used = form.field("projectIds");
  const editors = form.field("editorTeamIds");
  const { value: starters, onChange: setStarters } = form.field("starters");
  const change = (part: Partial<Starters>) => setStarters({ ...starters, ...part });
  return (
    <Form form={form} aria-label={t("permissions.title")}>
      <SavedMeanwhile
        form={form}
        shown={(values) => ({
          [t("permissions.used")]:
            values.projectIds?.map(projectNames.of).join(t("permissions.comma")) ?? t("permissions.used.all"),
          [t("permissions.starters")]: sentence(t, values.starters, teamNames.of),
          [t("permissions.editors")]: editing(t, values.editorTeamIds, teamNames.of),
        })}
      />
      <Panel title={t("permissions.title")} description={t("permissions.help")}>
        <Stack gap="md">
          {isAdmin && (
            <RadioField
              name="used"
              error={null}
              label={t("permissions.used")}
              value={used.value === null ? "all" : "some"}
              onChange={(value) => used.onChange(value === "all" ? null : [])}
              options={(["all", "some"] as const).map((value) => ({ value, label: t(`permissions.used.${value}`) }))}
            />
          )}
          {used.value !== null && (
            <MultiSelectField
              {...used}
              value={used.value}
              label={t("permissions.projects")}
              options={projectNames.options(
                used.value,
                projects.data?.data.map(({ projectId }) => projectId),
              )}
              onSearch={(project) => look({ ...wanted, project })}
              nothingFound={t("permissions.none")}
              required
            />
          )}
          <RadioField
            name="starters"
            error={null}
            label={t("permissions.starters")}
            value={starters.isEveryone ? "everyone" : "chosen"}
            onChange={(value) => setStarters({ isEveryone: value === "everyone", roles: [], teamIds: [] })}
            options={(["everyone", "chosen"] as const).map((value) => ({
              value,
              label: t(`permissions.starters.${value}`),
            }))}
          />
          {!starters.isEveryone && (
            <>
              <MultiSelectField
                name="roles"
                error={null}
                label={t("permissions.roles")}
                value={starters.roles}
                onChange={(roles) => change({ roles: roles as StarterRole[] })}
                options={ROLES.map((value) => ({ value, label: t(`permissions.role.${value}`) }))}
              />
              <MultiSelectField
                name="teamIds"
                error={null}
                label={t("permissions.teams")}
                value={starters.teamIds}
                onChange={(teamIds) => change({ teamIds })}
                options={teamNames.options(
                  starters.teamIds,
                  teams.data?.data.map(({ teamId }) => teamId),
                )}
                onSearch={(team) => look({ ...wanted, team })}
                nothingFound={t("permissions.none")}
              />
            </>
          )}
          <Text aria-live="polite">{sentence(t, starters, teamNames.of)}</Text>
          {/* The service of the release before knows of no editors, and takes none. */}
          {saved.editors && (
            <>
              <MultiSelectField
                {...editors}
                label={t("permissions.editors")}
                options={teamNames.options(
                  editors.value,
                  teams.data?.data.map(({ teamId }) => teamId),
                )}
                onSearch={(team) => look({ ...wanted, team })}
                nothingFound={t("permissions.none")}
              />
              <Text aria-live="polite">{editing(t, editors.value, teamNames.of)}</Text>
            </>
          )}
        </Stack>
      </Panel>
      <FormActions>{null}</FormActions>
    </Form>
  );
}
