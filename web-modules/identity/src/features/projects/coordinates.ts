export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Six decimals are 11 centimetres: more only pretends. */
export const DECIMALS = 6;

export const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

const NUMBER = String.raw`[-+−]?\d{1,3}(?:\.\d+)?`;
/** With decimals: what was searched for may begin with the number of a house. */
const EXACT = String.raw`[-+−]?\d{1,3}\.\d+`;
/** Write the longitude first. */
const OTHERWISE = /^https?:\/\/[^/]*\byandex\./i;
/** Where links of maps hold a position; a marked place first, then what the map shows. */
const IN_LINKS = [
  `!3d(${NUMBER})!4d(${NUMBER})`,
  `[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`,
  `[?&](?:q|query|ll|sll|coordinate|destination)=(?:loc:)?(${EXACT})(?:,|%2C)\\+?(${EXACT})(?=[&#,]|$)`,
  `@(${NUMBER}),(${NUMBER})`,
  `#map=[\\d.]+/(${NUMBER})/(${NUMBER})`,
  `^geo:(${NUMBER}),(${NUMBER})`,
].map((source) => new RegExp(source, "i"));
/** 1.2806, 103.8545: with decimals, else 1,28 is one number as half the world writes it. */
const PLAIN = /^\(?\s*([-+−]?\d{1,3}\.\d+)°?(?:\s*[,;]\s*|\s+)([-+−]?\d{1,3}\.\d+)°?\s*\)?$/;
/** 1,2806; 103,8545: a comma within, so it can't stand between. */
const WITH_COMMAS = /^\(?\s*([-+−]?\d{1,3},\d+)°?(?:\s*;\s*|\s+)([-+−]?\d{1,3},\d+)°?\s*\)?$/;
/** 1°16'50.2"N 103°51'16.2"E, and 1.2806° N, 103.8545° E */
const PART = String.raw`(\d{1,3}(?:\.\d+)?)\s*°?\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:\.\d+)?)\s*(?:["″”]|'')\s*)?`;
const BY_COMPASS = new RegExp(`^${PART}([NS])[\\s,;]*${PART}([EW])$`, "i");

/** The position in what somebody copied elsewhere: coordinates as they are usually written, or a link of a map. */
export function coordinatesIn(copied: string): Coordinates | null {
  const text = copied.trim().slice(0, 2_000);
  if (OTHERWISE.test(text)) return null;
  for (const form of [...(/^(?:https?|geo):/i.test(text) ? IN_LINKS : []), PLAIN, WITH_COMMAS]) {
    const [, latitude, longitude] = form.exec(text) ?? [];
    if (latitude && longitude) return onEarth(degrees(latitude), degrees(longitude));
  }
  const found = BY_COMPASS.exec(text);
  if (!found) return null;
  const [, ...parts] = found;
  const [latitude, longitude] = [angle(parts.slice(0, 3)), angle(parts.slice(4, 7))];
  return onEarth(/s/i.test(parts[3] ?? "") ? -latitude : latitude, /w/i.test(parts[7] ?? "") ? -longitude : longitude);
}

function degrees(text: string): number {
  return Number(text.replace("−", "-").replace(",", "."));
}

function angle([whole = "0", minutes = "0", seconds = "0"]: (string | undefined)[]): number {
  return Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
}

function onEarth(latitude: number, longitude: number): Coordinates | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}
