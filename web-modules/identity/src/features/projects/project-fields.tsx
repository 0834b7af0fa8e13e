import { Button, Columns, Text } from "@groundwork/kit";
import { type FormState, NumberField, TextAreaField, TextField } from "@groundwork/kit/forms";
import { LocateFixed } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { TimeZoneField } from "../directory/time-zone-field";
import type { ProjectValues } from "./project-values";

/** Six decimals are 11 centimetres: more only pretends. */
const DECIMALS = 6;

/** By `GeolocationPositionError.code`: what the browser itself says is English, and no help. */
const FAILURES = { 1: "projects.place.denied", 2: "projects.place.unknown", 3: "projects.place.late" } as const;
type Failure = (typeof FAILURES)[keyof typeof FAILURES];
const isKnown = (code: number): code is keyof typeof FAILURES => code in FAILURES;

function UseMyPlace({ onFound }: { onFound: (latitude: number, longitude: number) => void }): ReactNode {
  const t = messages.useT();
  const [looking, setLooking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const look = () => {
    setLooking(true);
    setFailure(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLooking(false);
        onFound(Number(coords.latitude.toFixed(DECIMALS)), Number(coords.longitude.toFixed(DECIMALS)));
      },
      ({ code }) => {
        setLooking(false);
        setFailure(FAILURES[isKnown(code) ? code : 2]);
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  };
  return (
    <div>
      <Button variant="default" loading={looking} leftSection={<LocateFixed size={16} aria-hidden />} onClick={look}>
        {t("projects.place.use")}
      </Button>
      {failure && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" mt="xs">
          {t(failure)}
        </Text>
      )}
    </div>
  );
}

/** The fields of a project, for a new one and for an existing one alike. */
export function ProjectFields({
  form,
  autoFocus = false,
}: {
  form: FormState<ProjectValues>;
  autoFocus?: boolean;
}): ReactNode {
  const t = messages.useT();
  return (
    <>
      <TextField
        {...form.field("name")}
        label={t("projects.name")}
        required
        autoFocus={autoFocus}
        maxLength={120}
        autoComplete="off"
      />
      <TextAreaField {...form.field("description")} label={t("projects.description")} rows={3} />
      <TextAreaField {...form.field("address")} label={t("projects.address")} rows={2} />
      <Columns min="12rem">
        <NumberField {...form.field("latitude")} label={t("projects.latitude")} decimalScale={DECIMALS} step={0.0001} />
        <NumberField
          {...form.field("longitude")}
          label={t("projects.longitude")}
          decimalScale={DECIMALS}
          step={0.0001}
        />
      </Columns>
      <UseMyPlace onFound={(latitude, longitude) => form.set({ latitude, longitude })} />
      <Columns min="12rem">
        <TextField {...form.field("startsOn")} type="date" label={t("projects.startsOn")} />
        <TextField {...form.field("endsOn")} type="date" label={t("projects.endsOn")} />
      </Columns>
      <TimeZoneField
        {...form.field("timeZone")}
        label={t("projects.timeZone")}
        description={t("projects.timeZoneHelp")}
        required
      />
    </>
  );
}
