import { Button, toast, useQueryClient } from "@groundwork/kit";
import { optionsOf } from "@groundwork/kit/directory";
import {
  Form,
  FormActions,
  type FormState,
  type RevisedForm,
  SavedMeanwhile,
  SelectField,
  SubmitButton,
  SwitchField,
  TextField,
  useForm,
  useRevisedForm,
} from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useManagedProjects } from "../timesheets/add-day";
import { EQUIPMENT, type Equipment, readEquipment, STATE, writes } from "./api";
import { CertificatesField, type CertificateText } from "./certificates-field";

interface Values {
  projectId: string | null;
  name: string;
  category: string;
  serialNumber: string;
  condition: string | null;
  isRented: boolean;
  supplier: string;
  rentalRate: string;
  returnDue: string;
  contact: string;
  certificates: readonly CertificateText[];
  blocksWhenExpired: boolean;
}

const EMPTY: Values = {
  projectId: null,
  name: "",
  category: "",
  serialNumber: "",
  condition: String(STATE.available),
  isRented: false,
  supplier: "",
  rentalRate: "",
  returnDue: "",
  contact: "",
  certificates: [],
  blocksWhenExpired: false,
};
const CONDITIONS = [STATE.available, STATE.service, STATE.lost, STATE.retired] as const;
type Condition = (typeof CONDITIONS)[number];

function useFaults() {
  const t = messages.useT();
  return (values: Values) => ({
    projectId: values.projectId ? null : t("equipment.homeMissing"),
    name: values.name.trim() ? null : t("equipment.nameMissing"),
    supplier: values.isRented && !values.supplier.trim() ? t("equipment.supplierMissing") : null,
    certificates: values.certificates.every((each) => each.name.trim() && each.expiresOn)
      ? null
      : t("equipment.certificateMissing"),
  });
}

function useSaved(said: "equipment.created" | "equipment.saved", onSaved: (equipment: Equipment) => void) {
  const t = messages.useT();
  const client = useQueryClient();
  return async (equipment: Equipment) => {
    const { name } = equipment;
    toast.done({
      title: t(said, { name }),
      ...(said === "equipment.created" && { detail: t("equipment.createdNext") }),
    });
    onSaved(equipment);
    await client.invalidateQueries({ queryKey: EQUIPMENT });
  };
}

function Fields({ form, isNew }: { form: Pick<FormState<Values>, "field" | "values">; isNew: boolean }): ReactNode {
  const t = messages.useT();
  const projects = useManagedProjects();
  return (
    <>
      <TextField {...form.field("name")} label={t("equipment.name")} required maxLength={120} autoComplete="off" />
      <TextField {...form.field("category")} label={t("equipment.category")} maxLength={80} autoComplete="off" />
      <TextField {...form.field("serialNumber")} label={t("equipment.serial")} maxLength={80} autoComplete="off" />
      <SelectField
        {...form.field("projectId")}
        label={t("equipment.home")}
        options={optionsOf.projects(projects)}
        required
      />
      {!isNew && (
        <SelectField
          {...form.field("condition")}
          label={t("equipment.state")}
          description={t("equipment.stateHelp")}
          options={CONDITIONS.map((each) => ({ value: String(each), label: t(`equipment.condition.${each}`) }))}
        />
      )}
      <SwitchField {...form.field("isRented")} label={t("equipment.rented")} />
      {form.values.isRented && (
        <>
          <TextField
            {...form.field("supplier")}
            label={t("equipment.supplier")}
            required
            maxLength={80}
            autoComplete="off"
          />
          <TextField {...form.field("rentalRate")} label={t("equipment.rate")} maxLength={80} autoComplete="off" />
          <TextField {...form.field("returnDue")} type="date" label={t("equipment.returnDue")} />
        </>
      )}
      <TextField
        {...form.field("contact")}
        label={t("equipment.contact")}
        description={t("equipment.contactHelp")}
        maxLength={80}
        autoComplete="off"
      />
      <CertificatesField {...form.field("certificates")} />
      <SwitchField
        {...form.field("blocksWhenExpired")}
        label={t("equipment.blocks")}
        description={t("equipment.blocksHelp")}
      />
    </>
  );
}

const sent = ({ condition: _, returnDue, certificates, projectId, ...words }: Values) => ({
  ...words,
  projectId: projectId ?? "",
  returnDue: returnDue || null,
  certificates: [...certificates],
});

interface NewEquipmentProps {
  onClose: () => void;
  onCreated: (equipment: Equipment) => void;
}

export function NewEquipment({ onClose, onCreated }: NewEquipmentProps): ReactNode {
  const t = messages.useT();
  const form = useForm<Values, Equipment>({
    initial: EMPTY,
    validate: useFaults(),
    submit: (values, options) => writes.create(sent(values), options),
    onSuccess: useSaved("equipment.created", onCreated),
  });
  return (
    <Form form={form} aria-label={t("equipment.new")}>
      <Fields form={form} isNew />
      <FormActions state={false}>
        <Button variant="default" onClick={onClose}>
          {t("equipment.cancel")}
        </Button>
        <SubmitButton>{t("equipment.new")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

export function EditEquipment({ equipment, onClose }: { equipment: Equipment; onClose: () => void }): ReactNode {
  const t = messages.useT();
  const form: RevisedForm<Values> = useRevisedForm<Values, Equipment>({
    saved: equipment,
    valuesOf: (saved) => ({
      ...saved,
      condition: String(saved.condition),
      returnDue: saved.returnDue ?? "",
      certificates: saved.certificates.map(({ name, expiresOn }) => ({ name, expiresOn })),
    }),
    validate: useFaults(),
    submit: ({ condition, returnDue, certificates, projectId, ...words }, revision, options) =>
      writes.update(
        {
          equipmentId: equipment.equipmentId,
          revision,
          ...words,
          ...(projectId ? { projectId } : {}),
          ...(condition ? { condition: Number(condition) as Condition } : {}),
          ...(returnDue === undefined ? {} : { returnDue: returnDue || null }),
          ...(certificates ? { certificates: [...certificates] } : {}),
        },
        options,
      ),
    readAgain: () => readEquipment(equipment.equipmentId),
    onSuccess: useSaved("equipment.saved", onClose),
  });
  const shown = (values: Values) => ({
    [t("equipment.name")]: values.name,
    [t("equipment.category")]: values.category,
    [t("equipment.serial")]: values.serialNumber,
    [t("equipment.supplier")]: values.supplier,
    [t("equipment.contact")]: values.contact,
    [t("equipment.certificates")]: values.certificates.map((each) => `${each.name} ${each.expiresOn}`).join(", "),
  });
  return (
    <Form form={form} aria-label={t("equipment.edit")}>
      <SavedMeanwhile form={form} shown={shown} />
      <Fields form={form} isNew={false} />
      <FormActions>
        <Button variant="default" onClick={onClose}>
          {t("equipment.cancel")}
        </Button>
        <SubmitButton>{t("equipment.save")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
