import {
  Button,
  confirm,
  deviceZone,
  Link,
  Panel,
  toast,
  useAction,
  useLocale,
  useNavigate,
  useQuery,
  useQueryClient,
  useSession,
} from "@groundwork/kit";
import type { NamedProject } from "@groundwork/kit/directory";
import type { ReactNode } from "react";
import { sampleMessages } from "../../messages/sample";
import { useReadAgain } from "../api/keys";
import { isFillable, startAddress, templateChoice } from "../templates/choice";
import { SAMPLE_NAMES, useSample } from "./known";
import { putSampleAway, takeSample } from "./sample";
import classes from "./sample.module.css";

/** Something to look around in, for who begins; while it is there, the way to be rid of it. */
export default function SampleCard(): ReactNode {
  const sample = useSample();
  return sample ? <Sample project={sample} /> : <Offer />;
}

function useShownAgain(): () => Promise<void> {
  const readAgain = useReadAgain();
  const client = useQueryClient();
  const { reload } = useSession();
  return async () => {
    await Promise.all([
      readAgain("templates", "submissions", "todos"),
      client.invalidateQueries({ queryKey: ["identity", "projects"] }),
    ]);
    await reload();
  };
}

function Offer(): ReactNode {
  const t = sampleMessages.useT();
  const locale = useLocale();
  const navigate = useNavigate();
  const showAgain = useShownAgain();
  const take = useAction({
    run: () => takeSample({ name: SAMPLE_NAMES[locale], description: t("sample.about"), timeZone: deviceZone() }),
    onSuccess: async (form) => {
      await showAgain();
      toast.done({
        title: t("sample.taken", { name: SAMPLE_NAMES[locale] }),
        ...(form && {
          detail: t("sample.takenForm", { form: form.name }),
          action: { label: t("sample.fill"), run: () => navigate(startAddress(form.formTemplateId)) },
        }),
      });
    },
    onError: (error) => toast.error(error, t("sample.notTaken")),
  });
  return (
    <Panel title={t("sample.offer")} description={t("sample.offerBody")}>
      <div className={classes.buttons}>
        <Button variant="default" loading={take.isPending} onClick={() => take.mutate(undefined)}>
          {t("sample.take")}
        </Button>
      </div>
    </Panel>
  );
}

function Sample({ project }: { project: NamedProject }): ReactNode {
  const t = sampleMessages.useT();
  const showAgain = useShownAgain();
  const templates = useQuery(templateChoice);
  const form = templates.data?.find((each) => each.projectId === project.projectId && isFillable(each));
  const putAway = useAction({
    run: (_: undefined) => putSampleAway(project),
    onSuccess: async () => {
      await showAgain();
      toast.done({ title: t("sample.away", { name: project.name }), detail: t("sample.awayDetail") });
    },
    onError: (error) => toast.error(error, t("sample.notAway")),
  });
  const ask = async () => {
    const isSure = await confirm({
      title: t("sample.putAway.title"),
      body: t("sample.putAway.body"),
      verb: t("sample.putAway"),
    });
    if (isSure) putAway.mutate(undefined);
  };
  return (
    <Panel title={project.name} description={t("sample.body")}>
      <div className={classes.buttons}>
        {form && (
          <Button component={Link} to={startAddress(form.formTemplateId)}>
            {t("sample.fillForm", { form: form.name })}
          </Button>
        )}
        <Button component={Link} to={`/projects/${project.projectId}`} variant="default">
          {t("sample.open")}
        </Button>
        <Button variant="subtle" color="gray" loading={putAway.isPending} onClick={() => void ask()}>
          {t("sample.putAway")}
        </Button>
      </div>
    </Panel>
  );
}
