import { newId } from "@groundwork/formwork";
import {
  Alert,
  Button,
  ErrorState,
  isApiError,
  LoadingState,
  Panel,
  Stack,
  useAction,
  useLocation,
  useNavigate,
  useQuery,
  useSession,
  useUrlState,
} from "@groundwork/kit";
import { type NamedProject, projectChoice } from "@groundwork/kit/directory";
import { TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../api/keys";
import { ProjectField } from "../projects/project-field";
import type { TemplateRow } from "../templates/api";
import { isFillable, isOthers, startableIn, startChoice } from "../templates/choice";
import { submissionWrites } from "./api";
import { FormChoice } from "./form-choice";
import { NotYours } from "./not-yours";
import { NothingToStart } from "./nothing-to-start";
import classes from "./start.module.css";

interface Choice {
  template: TemplateRow | null;
  /** Where it is used, when that is certain. */
  projectId: string | null;
}

interface StartOfProps {
  choice: Choice;
  projects: readonly NamedProject[];
  onProject: (projectId: string | null) => void;
  onBack: () => void;
}

/** One tap where nothing is left to choose; the id is made here, so that trying again starts one submission. */
function StartOf({ choice, projects, onProject, onBack }: StartOfProps): ReactNode {
  const t = messages.useT();
  const navigate = useNavigate();
  const readAgain = useReadAgain();
  const { template, projectId } = choice;
  // From where the form was opened: the way back from the submission leads there.
  const { state } = useLocation();
  const [submissionId] = useState(newId);
  const wasStarted = useRef(false);
  const [wasCertain] = useState(projectId !== null);
  const start = useAction({
    run: async (at: string, options) =>
      submissionWrites.create(
        {
          submissionId,
          formTemplateId: template?.formTemplateId ?? "",
          projectId: at,
          values: {},
          // Whoever opens a form and goes away again has one draft of it, not one for each look.
          reopenUntouched: true,
        },
        options,
      ),
    onSuccess: async (made) => {
      navigate(`/forms/submissions/${made.submissionId}`, { replace: true, state });
      await readAgain("submissions", "todos", "templates");
    },
  });
  const { mutate } = start;
  useEffect(() => {
    if (!wasCertain || projectId === null || wasStarted.current) return;
    wasStarted.current = true;
    mutate(projectId);
  }, [wasCertain, projectId, mutate]);

  // Who may not start it is not told to try again; another project may be another matter.
  const isRefused = isApiError(start.error) && start.error.httpStatus === 403 && start.variables === projectId;

  if (start.isPending || start.isSuccess || (wasCertain && start.isIdle)) return <LoadingState shape="form" />;
  return (
    <Panel title={template?.name ?? ""} description={t("start.where")}>
      <Stack gap="md">
        {start.error && <ErrorState error={start.error} title={t("start.failed")} />}
        <ProjectField
          name="project"
          label={t("submissions.project")}
          among={projects}
          value={projectId}
          error={null}
          onChange={onProject}
          required
        />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onBack}>
            {t("start.back")}
          </Button>
          {!isRefused && (
            <Button disabled={projectId === null} onClick={() => projectId !== null && mutate(projectId)}>
              {t(start.error ? "start.again" : "start.begin")}
            </Button>
          )}
        </div>
      </Stack>
    </Panel>
  );
}

/** Which form, and for which project; whatever the address already says is not asked again. */
export function Start(): ReactNode {
  const t = messages.useT();
  const [chosen, choose] = useUrlState({ template: "", project: "" });
  const { project: current } = useSession();
  const templates = useQuery(startChoice);
  const projects = useQuery(projectChoice);
  const failed = templates.error ?? projects.error;
  if (failed)
    return <ErrorState error={failed} retry={() => void Promise.all([templates.refetch(), projects.refetch()])} />;
  if (!templates.data || !projects.data) return <LoadingState shape="cards" />;

  const known: readonly NamedProject[] = projects.data;
  const fillable = templates.data.filter((each) => isFillable(each) && startableIn(each, known).length > 0);
  const template = fillable.find((each) => each.formTemplateId === chosen.template);
  if (!template)
    return (
      <Stack gap="md">
        {chosen.template && (
          <Alert color="amber" role="alert" icon={<TriangleAlert size={18} aria-hidden />}>
            {t("start.gone")}
          </Alert>
        )}
        {fillable.length > 0 ? (
          <FormChoice templates={fillable} />
        ) : (
          <NothingToStart projects={known} templates={templates.data} />
        )}
        <NotYours templates={templates.data.filter((each) => isOthers(each) && !fillable.includes(each))} />
      </Stack>
    );

  const places = startableIn(template, known);
  const wanted = places.find(({ projectId }) => projectId === (chosen.project || current?.projectId));
  const certain = wanted ?? (places.length === 1 ? places[0] : undefined);
  const projectId = certain?.projectId ?? null;
  return (
    <StartOf
      key={template.formTemplateId}
      choice={{ template, projectId }}
      projects={places}
      onProject={(id) => choose({ project: id ?? "" })}
      onBack={() => choose({ template: "", project: "" })}
    />
  );
}
