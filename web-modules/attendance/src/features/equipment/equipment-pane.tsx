import {
  Alert,
  Button,
  confirm,
  DateText,
  ErrorState,
  Facts,
  Group,
  LoadingState,
  SidePane,
  type SidePaneState,
  Stack,
  Tabs,
  Text,
  toast,
  useAction,
  useFormats,
  useQuery,
  useQueryClient,
} from "@groundwork/kit";
import { Pencil, Printer, RefreshCw } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { EQUIPMENT, type Equipment, equipmentQuery, writes } from "./api";
import classes from "./care.module.css";
import { Defects } from "./defects";
import { EditEquipment, NewEquipment } from "./equipment-form";
import { HandOvers } from "./hand-overs";
import { Changes, Places } from "./history";
import { PartOf, Parts } from "./kit";
import { Meter } from "./meter";
import { isAsked } from "./paths";
import { Photos } from "./photos";
import { PrintLabels } from "./print-labels";
import { StandingBadge, StateBadge } from "./words";

export const NEW_EQUIPMENT = "new";

export function EquipmentPane({ pane }: { pane: SidePaneState }): ReactNode {
  const t = messages.useT();
  const isNew = pane.id === NEW_EQUIPMENT;
  const one = useQuery({ ...equipmentQuery(pane.id ?? ""), enabled: pane.id !== null && !isNew });
  const title = isNew ? t("equipment.new") : (one.data?.name ?? t("equipment.one"));
  return (
    <SidePane opened={pane.id !== null} onClose={pane.close} title={title}>
      {isNew && <NewEquipment onClose={pane.close} onCreated={({ equipmentId }) => pane.open(equipmentId)} />}
      {pane.id !== null && !isNew && <One key={pane.id} equipmentId={pane.id} />}
    </SidePane>
  );
}

function One({ equipmentId }: { equipmentId: string }): ReactNode {
  const t = messages.useT();
  const equipment = useQuery(equipmentQuery(equipmentId));
  const [isEdited, setEdited] = useState(false);
  const [isReporting] = useState(() => isAsked("report", equipmentId));
  const [isHandedOver] = useState(() => isAsked("handOver", equipmentId));
  if (equipment.error && !equipment.data)
    return <ErrorState error={equipment.error} retry={() => void equipment.refetch()} />;
  if (!equipment.data) return <LoadingState shape="form" />;
  if (isEdited) return <EditEquipment equipment={equipment.data} onClose={() => setEdited(false)} />;
  return (
    <Stack gap="lg">
      <Shown equipment={equipment.data} />
      <Photos equipmentId={equipmentId} name={equipment.data.name} />
      {equipment.data.mayEdit && <Acts equipment={equipment.data} onEdit={() => setEdited(true)} />}
      <Tabs defaultValue={isReporting ? "defects" : isHandedOver ? "custody" : "places"}>
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="places">{t("equipment.places")}</Tabs.Tab>
          <Tabs.Tab value="custody">{t("custody.title")}</Tabs.Tab>
          <Tabs.Tab value="defects">{t("defects.title")}</Tabs.Tab>
          <Tabs.Tab value="meter">{t("meter.title")}</Tabs.Tab>
          <Tabs.Tab value="parts">{t("kit.title")}</Tabs.Tab>
          <Tabs.Tab value="changes">{t("equipment.changes")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="places" pt="md">
          <Places equipmentId={equipmentId} />
        </Tabs.Panel>
        <Tabs.Panel value="custody" pt="md">
          <HandOvers equipment={equipment.data} />
        </Tabs.Panel>
        <Tabs.Panel value="defects" pt="md">
          <Defects equipment={equipment.data} isReportOpen={isReporting} />
        </Tabs.Panel>
        <Tabs.Panel value="meter" pt="md">
          <Meter equipment={equipment.data} />
        </Tabs.Panel>
        <Tabs.Panel value="parts" pt="md">
          <Parts equipment={equipment.data} />
        </Tabs.Panel>
        <Tabs.Panel value="changes" pt="md">
          <Changes equipmentId={equipmentId} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

function Shown({ equipment }: { equipment: Equipment }): ReactNode {
  const t = messages.useT();
  const { moment, number } = useFormats();
  const place = equipment.atProjectId !== null && (
    <>
      {equipment.atProjectName || t("equipment.otherProject")}
      {equipment.atSince && (
        <>
          {" · "}
          <DateText when={equipment.atSince} style="dateTime" timeZone={equipment.timeZone} />
        </>
      )}
    </>
  );
  const holder = equipment.holder && (
    <>
      {t("custody.since", { who: equipment.holder.fullName })}{" "}
      <DateText when={equipment.heldSince ?? ""} style="dateTime" timeZone={equipment.timeZone} />
    </>
  );
  const certificates = equipment.certificates.map((each) => (
    <Text key={each.name} size="sm" {...(each.isExpired ? { c: "brick", fw: 600 } : {})}>
      {t(each.isExpired ? "equipment.expired" : "equipment.validUntil", {
        name: each.name,
        day: moment(each.expiresOn),
      })}
    </Text>
  ));
  const items = [
    { label: t("equipment.category"), value: equipment.category },
    { label: t("equipment.serial"), value: equipment.serialNumber },
    { label: t("equipment.home"), value: equipment.projectName },
    { label: t("equipment.at"), value: place },
    { label: t("kit.partOf"), value: equipment.kitId && <PartOf equipment={equipment} kitId={equipment.kitId} /> },
    { label: t("custody.holder"), value: holder },
    { label: t("equipment.supplier"), value: equipment.isRented ? equipment.supplier : "" },
    { label: t("equipment.rate"), value: equipment.isRented ? equipment.rentalRate : "" },
    {
      label: t("equipment.returnDue"),
      value: equipment.isRented && equipment.returnDue ? moment(equipment.returnDue) : "",
    },
    { label: t("equipment.contact"), value: equipment.contact },
    {
      label: t("equipment.meter"),
      value:
        equipment.meterHours !== null &&
        t("meter.hours", { hours: number(equipment.meterHours, { maximumFractionDigits: 1 }) }),
    },
    { label: t("equipment.certificates"), value: certificates.length > 0 && <Stack gap={2}>{certificates}</Stack> },
  ];
  return (
    <Stack gap="md">
      <Group gap="sm">
        <StateBadge state={equipment.state} />
        <StandingBadge standing={equipment.standing} />
      </Group>
      {equipment.isBlocked && <Alert color="amber">{t("equipment.blockedBy")}</Alert>}
      <Facts items={items.filter(({ value }) => value)} />
    </Stack>
  );
}

function Acts({ equipment, onEdit }: { equipment: Equipment; onEdit: () => void }): ReactNode {
  const t = messages.useT();
  const client = useQueryClient();
  const [isPrinting, setPrinting] = useState(false);
  const { equipmentId, revision, name } = equipment;
  const replace = useAction<void, Equipment>({
    run: (_, options) => writes.replaceCode({ equipmentId, revision }, options),
    onSuccess: async () => {
      toast.done({ title: t("equipment.codeReplaced", { name }), detail: t("equipment.codeReplacedNext") });
      await client.invalidateQueries({ queryKey: EQUIPMENT });
    },
    onError: (error) => toast.error(error, t("equipment.codeNotReplaced")),
  });
  const ask = async () => {
    const question = { title: t("equipment.replaceCode"), body: t("equipment.replaceCodeBody") };
    if (await confirm({ ...question, verb: t("equipment.replaceCode"), danger: true })) replace.mutate();
  };
  return (
    <Group gap="sm">
      <Button leftSection={<Pencil size={16} aria-hidden />} onClick={onEdit}>
        {t("equipment.edit")}
      </Button>
      <Button variant="default" leftSection={<Printer size={16} aria-hidden />} onClick={() => setPrinting(true)}>
        {t("labels.print")}
      </Button>
      <Button
        variant="default"
        loading={replace.isPending}
        leftSection={<RefreshCw size={16} aria-hidden />}
        onClick={() => void ask()}
      >
        {t("equipment.replaceCode")}
      </Button>
      <PrintLabels equipmentIds={isPrinting ? [equipmentId] : null} onClose={() => setPrinting(false)} />
    </Group>
  );
}
