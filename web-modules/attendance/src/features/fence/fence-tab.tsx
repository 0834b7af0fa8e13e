import {
  Alert,
  Button,
  ErrorState,
  Group,
  LoadingState,
  type ProjectSlot,
  Stack,
  Text,
  toast,
  useCan,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import {
  Form,
  FormActions,
  NumberField,
  RadioField,
  SubmitButton,
  TextAreaField,
  useForm,
} from "@groundwork/kit/forms";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { messages } from "../../messages";
import { briefQuery } from "../records/api";
import { optionsQuery } from "../track/api";
import track from "../track/track.module.css";
import { type FencedProject, PROJECTS, projectQuery, saveFence } from "./api";
import { cornersIn, crossesItself, MOST_CORNERS, ringOf, textOf } from "./corners";
import classes from "./fence.module.css";

// Heavy: whoever opens another tab never loads it.
const FenceMap = lazy(() => import("./fence-map"));

const [NEAREST, FARTHEST] = [10, 100_000];
/** What is in sight of a project that has a position and no fence. */
const AROUND_METERS = 300;

type Kind = "company" | "radius" | "area";

interface Values {
  kind: Kind;
  fenceRadiusMeters: number | null;
  fencePoints: string;
}

/** Within what somebody is at this project. */
export default function FenceTab({ project: { projectId } }: ProjectSlot): ReactNode {
  const t = messages.useT();
  const isAdmin = useCan("admin");
  const { data: project, error, refetch } = useQuery(projectQuery(projectId));
  const brief = useQuery(briefQuery).data;
  if (error && !project) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!project) return <LoadingState shape="form" />;
  const mayEdit = (isAdmin || project.isProjectManager) && !project.isArchived;
  return (
    <Stack gap="md">
      <Text>{t("fence.about")}</Text>
      {brief && !brief.isPositionAsked && <Alert color="amber">{t("fence.companyOff")}</Alert>}
      {!mayEdit && <Text c="dimmed">{t(project.isArchived ? "fence.archived" : "fence.readOnly")}</Text>}
      <FenceForm project={project} mayEdit={mayEdit} />
    </Stack>
  );
}

function valuesOf({ fenceRadiusMeters, fencePoints }: FencedProject): Values {
  return {
    kind: fencePoints ? "area" : fenceRadiusMeters ? "radius" : "company",
    fenceRadiusMeters: fenceRadiusMeters ?? null,
    fencePoints: textOf(fencePoints ?? []),
  };
}

function FenceForm({ project, mayEdit }: { project: FencedProject; mayEdit: boolean }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const options = useQuery(optionsQuery).data;
  const { projectId, latitude, longitude } = project;
  const hasPlace = latitude !== null && longitude !== null;
  const problemOf = (text: string) => {
    const { corners, wrongLine } = cornersIn(text);
    if (wrongLine !== null) return t("fence.cornersWrong", { line: wrongLine });
    if (corners.length < 3 || corners.length > MOST_CORNERS) return t("fence.cornersFew");
    return crossesItself(corners) ? t("fence.crosses") : null;
  };
  const form = useForm<Values, FencedProject>({
    initial: valuesOf(project),
    validate: ({ kind, fenceRadiusMeters: meters, fencePoints }) => ({
      fenceRadiusMeters:
        kind !== "radius" || (meters !== null && Number.isInteger(meters) && meters >= NEAREST && meters <= FARTHEST)
          ? null
          : t("fence.radiusRange"),
      fencePoints: kind === "area" ? problemOf(fencePoints) : null,
    }),
    submit: ({ kind, fenceRadiusMeters, fencePoints }, call) =>
      saveFence(
        {
          projectId,
          fenceRadiusMeters: kind === "radius" ? fenceRadiusMeters : null,
          fencePoints: kind === "area" ? [...cornersIn(fencePoints).corners] : null,
        },
        call,
      ),
    onSuccess: async (saved) => {
      toast.done({ title: t("fence.saved") });
      form.reset(valuesOf(saved));
      await client.invalidateQueries({ queryKey: PROJECTS });
    },
  });
  const { kind, fenceRadiusMeters, fencePoints } = form.values;
  const corners = useMemo(() => (kind === "area" ? cornersIn(fencePoints).corners : []), [kind, fencePoints]);
  const rings = useMemo(() => {
    const meters = kind === "radius" ? fenceRadiusMeters : null;
    return ringOf({ latitude, longitude, fenceRadiusMeters: meters, fencePoints: corners });
  }, [kind, fenceRadiusMeters, corners, latitude, longitude]);
  const around = ringOf({ latitude, longitude, fenceRadiusMeters: AROUND_METERS, fencePoints: [] });
  return (
    <Form form={form} aria-label={t("fence.title")}>
      <div className={classes.both}>
        <Stack gap="md">
          <RadioField<Kind>
            {...form.field("kind")}
            label={t("fence.kind")}
            disabled={!mayEdit}
            options={(["company", "radius", "area"] as const).map((value) => ({
              value,
              label:
                value === "company" && options?.companyRadiusMeters
                  ? t("fence.kind.companyMeters", { meters: options.companyRadiusMeters })
                  : t(`fence.kind.${value}`),
              description: t(`fence.kind.${value}Help`),
            }))}
          />
          {kind !== "area" && !hasPlace && <Alert color="amber">{t("fence.noPlace")}</Alert>}
          {kind === "radius" && (
            <NumberField {...form.field("fenceRadiusMeters")} label={t("fence.radius")} disabled={!mayEdit} />
          )}
          {kind === "area" && (
            <>
              <TextAreaField
                {...form.field("fencePoints")}
                label={t("fence.corners")}
                description={t("fence.cornersHelp")}
                rows={8}
                disabled={!mayEdit}
              />
              <Group justify="space-between">
                <Text size="sm" c="dimmed" role="status">
                  {t("fence.count", { count: corners.length })}
                </Text>
                {mayEdit && (
                  <Button variant="subtle" disabled={fencePoints === ""} onClick={() => form.set({ fencePoints: "" })}>
                    {t("fence.clear")}
                  </Button>
                )}
              </Group>
            </>
          )}
        </Stack>
        {options && (
          <Suspense fallback={<div className={`${track.map} ${classes.map}`} />}>
            <FenceMap
              rings={rings}
              corners={mayEdit ? corners : []}
              around={rings.length > 0 ? rings : around}
              tiles={{ url: options.tilesUrl, attribution: options.tilesAttribution }}
              onCorners={mayEdit && kind === "area" ? (next) => form.set({ fencePoints: textOf(next) }) : null}
            />
          </Suspense>
        )}
      </div>
      {mayEdit && (
        <FormActions>
          {form.status === "dirty" && (
            <Button variant="default" onClick={() => form.reset()}>
              {t("fence.discard")}
            </Button>
          )}
          <SubmitButton disabled={form.status === "clean" || form.status === "saved"}>{t("fence.save")}</SubmitButton>
        </FormActions>
      )}
    </Form>
  );
}
