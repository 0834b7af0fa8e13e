import { ErrorState, LoadingState, Panel, Slot, toast, useQuery, useSession } from "@groundwork/kit";
import { CheckboxField, Form, FormActions, NumberField, SubmitButton, TextField, useForm } from "@groundwork/kit/forms";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import { useReadAgain } from "../directory/keys";
import { TimeZoneField } from "../directory/time-zone-field";
import { CompanyWeek } from "../working-week/company-week";
import { type CompanyDetail, companyQuery, companyWrites } from "./api";
import { CompanyLook } from "./company-look";
import { OwnerPanels } from "./owner-panels";

function NameForm({ company }: { company: CompanyDetail }): ReactNode {
  const t = messages.useT();
  const readAgain = useReadAgain();
  const { reload } = useSession();
  const form = useForm<{ name: string }, CompanyDetail>({
    initial: { name: company.name },
    validate: ({ name }) => ({ name: name.trim() ? null : t("admin.nameMissing") }),
    submit: ({ name }, options) => companyWrites.rename({ groupId: company.groupId, name: name.trim() }, options),
    onSuccess: async (saved) => {
      toast.done({ title: t("admin.renamed", { company: saved.name }) });
      await readAgain("company");
      await reload();
    },
  });
  return (
    <Panel title={t("admin.name")} description={t("admin.nameHelp")}>
      <Form form={form} aria-label={t("admin.name")}>
        <TextField
          {...form.field("name")}
          label={t("admin.nameLabel")}
          required
          maxLength={120}
          autoComplete="organization"
        />
        <FormActions>
          <SubmitButton disabled={form.status === "clean" || form.status === "saved"}>{t("admin.rename")}</SubmitButton>
        </FormActions>
      </Form>
    </Panel>
  );
}

function ClockForm({ company }: { company: CompanyDetail }): ReactNode {
  const t = messages.useT();
  const readAgain = useReadAgain();
  const { reload } = useSession();
  const form = useForm<{ timeZone: string | null }, CompanyDetail>({
    initial: { timeZone: company.timeZone },
    validate: ({ timeZone }) => ({ timeZone: timeZone ? null : t("admin.clock.missing") }),
    submit: ({ timeZone }, options) =>
      companyWrites.saveSettings({ groupId: company.groupId, timeZone: timeZone ?? "" }, options),
    onSuccess: async (saved) => {
      toast.done({ title: t("admin.clock.saved", { zone: saved.timeZone.replaceAll("_", " ") }) });
      await readAgain("company");
      await reload();
    },
  });
  return (
    <Panel title={t("admin.clock")} description={t("admin.clock.help")}>
      <Form form={form} aria-label={t("admin.clock")}>
        <TimeZoneField {...form.field("timeZone")} label={t("admin.clock.zone")} required />
        <FormActions>
          <SubmitButton disabled={form.status === "clean" || form.status === "saved"}>
            {t("directory.save")}
          </SubmitButton>
        </FormActions>
      </Form>
    </Panel>
  );
}

interface Fence {
  isGeofenceRadiusCheck: boolean;
  geofenceRadius: number | null;
}

const FARTHEST_METRES = 20_000_000;

function FenceForm({ company }: { company: CompanyDetail }): ReactNode {
  const t = messages.useT();
  const readAgain = useReadAgain();
  const form = useForm<Fence, CompanyDetail>({
    initial: { isGeofenceRadiusCheck: company.isGeofenceRadiusCheck, geofenceRadius: company.geofenceRadius },
    validate: ({ isGeofenceRadiusCheck, geofenceRadius }) => {
      if (
        geofenceRadius === null ||
        geofenceRadius < 0 ||
        geofenceRadius > FARTHEST_METRES ||
        !Number.isInteger(geofenceRadius)
      ) {
        return { geofenceRadius: t("admin.fence.range") };
      }
      return { geofenceRadius: isGeofenceRadiusCheck && geofenceRadius === 0 ? t("admin.fence.zero") : null };
    },
    submit: ({ isGeofenceRadiusCheck, geofenceRadius }, options) =>
      companyWrites.saveSettings(
        { groupId: company.groupId, isGeofenceRadiusCheck, geofenceRadius: geofenceRadius ?? 0 },
        options,
      ),
    onSuccess: async (saved) => {
      toast.done({
        title: t("admin.fence.saved"),
        detail: saved.isGeofenceRadiusCheck
          ? t("admin.fence.isOn", { metres: saved.geofenceRadius })
          : t("admin.fence.isOff"),
      });
      await readAgain("company");
    },
  });
  return (
    <Panel title={t("admin.fence")} description={t("admin.fenceHelp")}>
      <Form form={form} aria-label={t("admin.fence")}>
        <CheckboxField
          {...form.field("isGeofenceRadiusCheck")}
          label={t("admin.fence.check")}
          description={t("admin.fence.checkHelp")}
        />
        <NumberField
          {...form.field("geofenceRadius")}
          label={t("admin.fence.radius")}
          description={t("admin.fence.radiusHelp")}
          min={0}
          max={FARTHEST_METRES}
          step={10}
          decimalScale={0}
          suffix=" m"
          disabled={!form.values.isGeofenceRadiusCheck}
        />
        <FormActions>
          <SubmitButton disabled={form.status === "clean" || form.status === "saved"}>
            {t("directory.save")}
          </SubmitButton>
        </FormActions>
      </Form>
    </Panel>
  );
}

export function CompanySettings(): ReactNode {
  const { company } = useSession();
  const { data, error, refetch } = useQuery(companyQuery(company?.groupId ?? ""));
  if (data) {
    return (
      <>
        <NameForm key={data.name} company={data} />
        <CompanyLook company={data} />
        <ClockForm company={data} />
        <CompanyWeek company={data} />
        <FenceForm company={data} />
        <Slot name="settings.section" given={{}} />
        {company?.role === "owner" && <OwnerPanels company={data} />}
      </>
    );
  }
  return error ? <ErrorState error={error} retry={() => void refetch()} /> : <LoadingState shape="form" />;
}
