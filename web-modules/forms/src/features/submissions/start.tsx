import { newId } from "@groundwork/formwork";
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  Panel,
  Stack,
  useAction,
  useNavigate,
  useQuery,
  useSession,
  useUrlState,
} from "@groundwork/kit";
import { optionsOf, projectChoice } from "@groundwork/kit/directory";
import { SelectField } from "@groundwork/kit/forms";
import { FileStack, TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../api/keys";
import type { TemplateRow } from "../templates/api";
import { isFillable, templateChoice } from "../templates/choice";
import { submissionWrites } from "./api";
import { FormLinks } from "./form-links";
import classes from "./start.module.css";

interface Choice {
  template: TemplateRow | null;
  /** Where it is used, when that is certain. */
  projectId: string | null;
}

interface StartOfProps {
  choice: Choice;
  projects: readonly { value: string; label: string }[];
  onProject: (projectId: string | null) => void;
  onBack: () => void;
}

/** One tap where nothing is left to choose; the id is made here, so that trying again starts one submission. */
function StartOf({ choice, projects, onProject, onBack }: StartOfProps): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const { template, projectId } = choice;
  const [submissionId] = useState(newId);
  const wasStarted = useRef(false);
  const [wasCertain] = useState(projectId !== null);
  const start = useAction({
    run: async (at: string, options) =>
      submissionWrites.create(
        { submissionId, formTemplateId: template?.formTemplateId ?? "", projectId: at, values: {} },
        options,
      ),
    onSuccess: async (made) => {
      navigate(`/forms/submissions/${made.submissionId}`, { replace: true });
      await readAgain("submissions", "todos");
    },
  });
  const { mutate } = start;
  useEffect(() => {
    if (!wasCertain || projectId === null || wasStarted.current) return;
    wasStarted.current = true;
    mutate(projectId);
  }, [wasCertain, projectId, mutate]);

  if (start.isPending || start.isSuccess || (wasCertain && start.isIdle)) return <LoadingState shape="form" />;
  return (
    <Panel title={template?.name ?? ""} description={t("start.where")}>
      <Stack gap="md">
        {start.error && <ErrorState error={start.error} title={t("start.failed")} />}
        <SelectField
          name="project"
          label={t("submissions.project")}
          options={projects}
          value={projectId}
          error={null}
          onChange={onProject}
          required
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onBack}>
            {t("start.back")}
          </Button>
          <Button disabled={projectId === null} onClick={() => projectId !== null && mutate(projectId)}>
            {t(start.error ? "start.again" : "start.begin")}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

function TemplateChoice({ templates }: { templates: readonly TemplateRow[] }): ReactNode {
  const t = messages.useT();
  if (templates.length === 0)
    return (
      <EmptyState icon={FileStack} title={t("start.none.title")}>
        {t("start.none.body")}
      </EmptyState>
    );
  return <FormLinks templates={templates} />;
}

/** Which form, and for which project; whatever the address already says is not asked again. */
export function Start(): ReactNode {
  const t = messages.useT();
  const [chosen, choose] = useUrlState({ template: "", project: "" });
  const { project: current } = useSession();
  const templates = useQuery(templateChoice);
  const projects = useQuery(projectChoice);
  const failed = templates.error ?? projects.error;
  if (failed)
    return <ErrorState error={failed} retry={() => void Promise.all([templates.refetch(), projects.refetch()])} />;
  if (!templates.data || !projects.data) return <LoadingState shape="cards" />;

  const fillable = templates.data.filter(isFillable);
  const template = fillable.find((each) => each.formTemplateId === chosen.template);
  if (!template)
    return (
      <Stack gap="md">
        {chosen.template && (
          <Alert color="amber" role="alert" icon={<TriangleAlert size={18} aria-hidden />}>
            {t("start.gone")}
          </Alert>
        )}
        <TemplateChoice templates={fillable} />
      </Stack>
    );

  const only = projects.data.length === 1 ? projects.data[0]?.projectId : null;
  const projectId = template.projectId ?? (chosen.project || current?.projectId || only || null);
  return (
    <StartOf
      key={template.formTemplateId}
      choice={{ template, projectId }}
      projects={optionsOf.projects(projects.data)}
      onProject={(id) => choose({ project: id ?? "" })}
      onBack={() => choose({ template: "", project: "" })}
    />
  );
}
