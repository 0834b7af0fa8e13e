import type { CommonSetting } from "../../body/types";
import { Decimal, fixed } from "../../formula/decimal";
import { complaint } from "../../problem";
import { flag, nullable, number, record, text } from "../../shape";
import { type KindRules, PLAIN_KIND, settingShape } from "../kind";

export const MOST_ADDRESS = 500;
/** About a metre. */
const PLACES = 5;

export interface LocationSetting extends CommonSetting {
  /** The device's position answers it; an address alone does not. */
  needsPosition: boolean;
}

export interface Position {
  latitude: number;
  longitude: number;
  /** In metres, as the device said. */
  accuracy: number;
}

export interface LocationValue {
  position?: Position | null;
  address?: string;
}

/** Where something is: the position of the device, an address in words, or both. */
export const rules: KindRules<LocationSetting, LocationValue> = {
  ...PLAIN_KIND,
  ownDefaults: () => ({ needsPosition: false }),
  hasSettingShape: settingShape({ needsPosition: flag }),
  hasShape: record(
    {},
    {
      position: nullable(
        record({ latitude: number(-90, 90), longitude: number(-180, 180), accuracy: number(0, 100_000_000) }),
      ),
      address: text(MOST_ADDRESS),
    },
  ),
  isEmpty: ({ position, address = "" }) => !position && address.trim() === "",
  answers: (value) => !rules.isEmpty(value),
  checkComplete: ({ needsPosition }, { position }) =>
    needsPosition && !position ? [complaint("positionMissing")] : [],
  operand: (setting, value) => rules.text(setting, value),
  text: (_, { position, address = "" }) =>
    [address.trim(), position ? written(position) : ""].filter((part) => part !== "").join(" · "),
};

export function written({ latitude, longitude, accuracy }: Position): string {
  return `${rounded(latitude, PLACES)}, ${rounded(longitude, PLACES)} (± ${rounded(accuracy, 0)} m)`;
}

function rounded(each: number, places: number): string {
  return fixed(new Decimal(each), places);
}
