import {
  Button,
  DateText,
  ErrorState,
  Group,
  LoadingState,
  Stack,
  StatusBadge,
  Text,
  type Tone,
  toast,
  useAction,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { EQUIPMENT, type Equipment } from "./api";
import { careWrites, DEFECT, type Defect, defectsQuery } from "./care-api";
import { DoneForm, ReportForm } from "./defect-forms";
import classes from "./equipment.module.css";
import { PhotoButton } from "./photo-button";
import { PhotoList } from "./photos";
import { UnsentPhotos } from "./unsent-photos";
import { usePhotoSending } from "./use-photo-sending";

const TONES: Readonly<Record<Defect["state"], Tone>> = { 1: "bad", 2: "waiting", 3: "good" };
const A_PAGE = 20;

interface DefectsProps {
  equipment: Equipment;
  isReportOpen?: boolean;
}

/** What is broken about a machine, and what was. */
export function Defects({ equipment, isReportOpen = false }: DefectsProps): ReactNode {
  const t = messages.useT();
  const { equipmentId, timeZone } = equipment;
  const [isReporting, setReporting] = useState(isReportOpen);
  const [pageCount, setPageCount] = useState(A_PAGE);
  const defects = useQuery(defectsQuery({ equipmentId, pageCount }));
  if (defects.error && !defects.data) return <ErrorState error={defects.error} retry={() => void defects.refetch()} />;
  if (!defects.data) return <LoadingState rows={3} />;
  const { data, totalCount } = defects.data;
  return (
    <Stack gap="md">
      {isReporting ? (
        <ReportForm equipmentId={equipmentId} onClose={() => setReporting(false)} />
      ) : (
        <Group>
          <Button leftSection={<TriangleAlert size={16} aria-hidden />} onClick={() => setReporting(true)}>
            {t("defects.report")}
          </Button>
        </Group>
      )}
      {data.length === 0 && !isReporting && <Text c="dimmed">{t("defects.none")}</Text>}
      {data.length > 0 && (
        <ul className={classes.list} aria-label={t("defects.title")}>
          {data.map((each) => (
            <li key={each.equipmentDefectId}>
              <One defect={each} timeZone={timeZone} />
            </li>
          ))}
        </ul>
      )}
      {totalCount > data.length && pageCount === A_PAGE && (
        <Button variant="subtle" onClick={() => setPageCount(100)}>
          {t("equipment.morePlaces")}
        </Button>
      )}
    </Stack>
  );
}

function One({ defect, timeZone }: { defect: Defect; timeZone: string }): ReactNode {
  const t = messages.useT();
  const { equipmentDefectId } = defect;
  const sending = usePhotoSending((photoId, file) => careWrites.addDefectPhoto(equipmentDefectId, photoId, file));
  const by = (person: Defect["reportedBy"]) => person?.fullName ?? t("records.somebody");
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text fw={600}>{defect.title}</Text>
        <StatusBadge tone={TONES[defect.state]}>{t(`defects.state.${defect.state}`)}</StatusBadge>
        {defect.isBlocking && defect.state !== DEFECT.done && (
          <StatusBadge tone="bad">{t("defects.blocks")}</StatusBadge>
        )}
      </Group>
      {defect.description && <Text size="sm">{defect.description}</Text>}
      <Text size="sm" c="dimmed">
        {t("defects.reportedBy", { by: by(defect.reportedBy) })}{" "}
        <DateText when={defect.reportedAt} style="dateTime" timeZone={timeZone} />
      </Text>
      {defect.note && <Text size="sm">{t("defects.noteOf", { by: by(defect.changedBy), note: defect.note })}</Text>}
      {defect.photos.length > 0 && <PhotoList photos={defect.photos} name={defect.title} onRemove={null} />}
      <UnsentPhotos sending={sending} />
      <Group gap="xs">
        {defect.mayAddPhotos && (
          <PhotoButton label={t("photos.add")} loading={sending.isSending} onChosen={sending.send} />
        )}
        {defect.mayChange && <Acts key={defect.revision} defect={defect} />}
      </Group>
    </Stack>
  );
}

function Acts({ defect }: { defect: Defect }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const [isEnding, setEnding] = useState(false);
  const { equipmentDefectId, revision, state, title } = defect;
  const change = useAction<{ state?: Defect["state"]; isBlocking?: boolean }, Defect>({
    run: (changes, options) => careWrites.changeDefect({ equipmentDefectId, revision, ...changes }, options),
    onSuccess: async (saved) => {
      toast.done({ title: t("defects.saved", { title, state: t(`defects.state.${saved.state}`) }) });
      await client.invalidateQueries({ queryKey: EQUIPMENT });
    },
    onError: (error) => toast.error(error, t("defects.notSaved")),
  });
  if (isEnding) return <DoneForm defect={defect} onClose={() => setEnding(false)} />;
  if (state === DEFECT.done)
    return (
      <Button variant="subtle" loading={change.isPending} onClick={() => change.mutate({ state: DEFECT.open })}>
        {t("defects.reopen")}
      </Button>
    );
  return (
    <>
      {state === DEFECT.open && (
        <Button variant="default" loading={change.isPending} onClick={() => change.mutate({ state: DEFECT.inWork })}>
          {t("defects.take")}
        </Button>
      )}
      <Button variant="default" onClick={() => setEnding(true)}>
        {t("defects.end")}
      </Button>
      <Button
        variant="subtle"
        loading={change.isPending}
        onClick={() => change.mutate({ isBlocking: !defect.isBlocking })}
      >
        {t(defect.isBlocking ? "defects.unblock" : "defects.block")}
      </Button>
    </>
  );
}
