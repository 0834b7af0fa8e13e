import { newId } from "@groundwork/formwork";
import {
  Alert,
  Button,
  ErrorState,
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
import { type NamedProject, optionsOf, projectChoice } from "@groundwork/kit/directory";
import { SelectField } from "@groundwork/kit/forms";
import { TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../api/keys";
import type { TemplateRow } from "../templates/api";
import { isFillable, startableIn, templateChoice } from "../templates/choice";
import { submissionWrites } from "./api";
import { FormLinks } from "./form-links";
import { NothingToStart } from "./nothing-to-start";
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
        {fillable.length > 0 ? <FormLinks templates={fillable} /> : <NothingToStart projects={known} />}
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
      projects={optionsOf.projects(places)}
      onProject={(id) => choose({ project: id ?? "" })}
      onBack={() => choose({ template: "", project: "" })}
    />
  );
}
