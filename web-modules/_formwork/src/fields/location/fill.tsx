import { Button } from "@groundwork/kit";
import { LocateFixed } from "@groundwork/kit/icons";
import { type ReactNode, useRef, useState } from "react";
import { formworkMessages } from "../../messages";
import { BoundedText } from "../bounded-text";
import controls from "../control.module.css";
import type { FillProps } from "../drawn-kind";
import { type LocationSetting, type LocationValue, MOST_ADDRESS, type Position, rules, written } from "./rules";

const LONGEST_MS = 15_000;
/** Beyond it a site can't be told from its neighbour. */
const ROUGH_METRES = 100;

type Trouble = "unknown" | "denied" | null;

export default function FillLocation({
  setting,
  value,
  onChange,
  ids,
}: FillProps<LocationSetting, LocationValue>): ReactNode {
  const t = formworkMessages.useT();
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>(null);
  const { position = null, address = "" } = value ?? {};
  // An address may be typed while the device looks where it is.
  const typed = useRef(address);
  typed.current = address;
  const change = (next: LocationValue) => onChange(rules.isEmpty(next) ? null : next);
  const locate = async () => {
    setAsking(true);
    const found = await readPosition();
    setAsking(false);
    setTrouble(typeof found === "string" ? found : null);
    if (typeof found !== "string") change({ position: found, address: typed.current });
  };
  return (
    <>
      <div>
        <Button
          variant="default"
          leftSection={<LocateFixed size={18} aria-hidden />}
          loading={isAsking}
          aria-describedby={ids.describedBy}
          onClick={() => void locate()}
        >
          {t(position ? "location.again" : "location.here")}
        </Button>
      </div>
      <div role="status">
        {position && <span>{written(position)}</span>}
        {position && position.accuracy > ROUGH_METRES && <p className={controls.note}>{t("location.rough")}</p>}
        {trouble && <p className={controls.problem}>{t(`location.${trouble}`)}</p>}
      </div>
      {position && (
        <button type="button" className={controls.clear} onClick={() => change({ position: null, address })}>
          {t("location.remove")}
        </button>
      )}
      <label htmlFor={ids.control} className={controls.note}>
        {t(setting.needsPosition ? "location.addressToo" : "location.address")}
      </label>
      <BoundedText
        id={ids.control}
        value={address}
        maxLength={MOST_ADDRESS}
        autoComplete="off"
        aria-describedby={ids.describedBy}
        onChange={(next) => change({ position, address: next })}
      />
    </>
  );
}

/** Where the device is, asked this once; a word for why nobody knows. */
function readPosition(): Promise<Position | Exclude<Trouble, null>> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve("unknown");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      (error) => resolve(error.code === error.PERMISSION_DENIED ? "denied" : "unknown"),
      { enableHighAccuracy: true, timeout: LONGEST_MS, maximumAge: 0 },
    );
  });
}
