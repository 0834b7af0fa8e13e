import {
  Button,
  DateText,
  Group,
  Stack,
  StatusBadge,
  Text,
  type Tone,
  toast,
  useAction,
  useQueryClient,
} from "@groundwork/kit";
import { TriangleAlert } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { EQUIPMENT, type Equipment } from "./api";
import { careWrites, DEFECT, type Defect, defectsQuery } from "./care-api";
import { DoneForm, ReportForm } from "./defect-forms";
import { LongList } from "./long-list";
import { PhotoButton } from "./photo-button";
import { PhotoList } from "./photos";
import { UnsentPhotos } from "./unsent-photos";
import { usePhotoSending } from "./use-photo-sending";

const TONES: Readonly<Record<Defect["state"], Tone>> = { 1: "bad", 2: "waiting", 3: "good" };

interface DefectsProps {
  equipment: Equipment;
  isReportOpen?: boolean;
}

/** What is broken about a machine, and what was. */
export function Defects({ equipment, isReportOpen = false }: DefectsProps): ReactNode {
  const t = messages.useT();
  const { equipmentId, timeZone } = equipment;
  const [isReporting, setReporting] = useState(isReportOpen);
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
      <LongList
        label={t("defects.title")}
        query={defectsQuery(equipmentId)}
        keyOf={({ equipmentDefectId }) => equipmentDefectId}
        none={!isReporting && t("defects.none")}
      >
        {(each) => <One defect={each} timeZone={timeZone} />}
      </LongList>
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
