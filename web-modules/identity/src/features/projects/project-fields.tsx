import { Anchor, Button, Columns, Stack, Text } from "@groundwork/kit";
import { type FormState, NumberField, TextAreaField, TextField } from "@groundwork/kit/forms";
import { LocateFixed } from "@groundwork/kit/icons";
import { type ClipboardEvent, type ReactNode, useId, useState } from "react";
import { messages } from "../../messages";
import { TimeZoneField } from "../directory/time-zone-field";
import { type Coordinates, coordinatesIn, DECIMALS, rounded } from "./coordinates";
import type { ProjectValues } from "./project-values";

/** By `GeolocationPositionError.code`: what the browser itself says is English, and no help. */
const FAILURES = { 1: "projects.place.denied", 2: "projects.place.unknown", 3: "projects.place.late" } as const;
type Failure = (typeof FAILURES)[keyof typeof FAILURES];
const isKnown = (code: number): code is keyof typeof FAILURES => code in FAILURES;

function UseMyPlace({ onFound }: { onFound: (found: Coordinates) => void }): ReactNode {
  const t = messages.useT();
  const [looking, setLooking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const look = () => {
    setLooking(true);
    setFailure(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLooking(false);
        onFound({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) });
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

/** Typed, pasted into either box from wherever it was copied, or where the device is. */
function Position({ form }: { form: FormState<ProjectValues> }): ReactNode {
  const t = messages.useT();
  const help = useId();
  const [pasted, setPasted] = useState<Coordinates | null>(null);
  const address = form.values.address.replaceAll(/\s+/g, " ").trim();
  const onPaste = (event: ClipboardEvent) => {
    const found = coordinatesIn(event.clipboardData.getData("text"));
    setPasted(found);
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    form.set({ ...found });
  };
  return (
    <Stack gap="xs" role="group" aria-label={t("projects.place")} aria-describedby={help} onPasteCapture={onPaste}>
      <Columns min="12rem">
        <NumberField {...form.field("latitude")} label={t("projects.latitude")} decimalScale={DECIMALS} step={0.0001} />
        <NumberField
          {...form.field("longitude")}
          label={t("projects.longitude")}
          decimalScale={DECIMALS}
          step={0.0001}
        />
      </Columns>
      <Text id={help} size="sm" c="dimmed">
        {t("projects.place.help")}{" "}
        {address && (
          <Anchor href={searchLink(address)} underline="always" target="_blank" rel="noreferrer">
            {t("projects.place.search")}
          </Anchor>
        )}
      </Text>
      <Text role="status" size="sm" display={pasted ? undefined : "none"}>
        {pasted && t("projects.place.pasted", { latitude: `${pasted.latitude}`, longitude: `${pasted.longitude}` })}
      </Text>
      <UseMyPlace onFound={(found) => form.set({ ...found })} />
    </Stack>
  );
}

/** Somebody looks there themselves: nothing of ours asks it. */
function searchLink(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
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
      <Position form={form} />
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
