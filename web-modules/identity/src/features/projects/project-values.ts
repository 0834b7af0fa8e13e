import type { ProjectDetail, ProjectInput } from "./api";

/** What the form holds: empty text stands for "not set". */
export interface ProjectValues {
  name: string;
  description: string;
  address: string;
  latitude: number | null;
  longitude: number | null;
  timeZone: string | null;
  startsOn: string;
  endsOn: string;
}

export function emptyProject(timeZone: string): ProjectValues {
  return {
    name: "",
    description: "",
    address: "",
    latitude: null,
    longitude: null,
    timeZone,
    startsOn: "",
    endsOn: "",
  };
}

export function valuesOf(project: ProjectDetail): ProjectValues {
  const { name, description, address, latitude, longitude, timeZone, startsOn, endsOn } = project;
  return { name, description, address, latitude, longitude, timeZone, startsOn: startsOn ?? "", endsOn: endsOn ?? "" };
}

export function inputOf(values: ProjectValues): ProjectInput {
  return {
    ...values,
    name: values.name.trim(),
    timeZone: values.timeZone ?? "",
    startsOn: values.startsOn || null,
    endsOn: values.endsOn || null,
  };
}

export type ProjectProblem =
  | "nameMissing"
  | "timeZoneMissing"
  | "datesReversed"
  | "latitudeRange"
  | "longitudeRange"
  | "coordinateMissing";

/** The service's rules, so that a slip is told before anything is sent. */
export function problemsOf(values: ProjectValues): Partial<Record<keyof ProjectValues, ProjectProblem>> {
  const problems: Partial<Record<keyof ProjectValues, ProjectProblem>> = {};
  if (!values.name.trim()) problems.name = "nameMissing";
  if (!values.timeZone) problems.timeZone = "timeZoneMissing";
  if (values.startsOn && values.endsOn && values.endsOn < values.startsOn) problems.endsOn = "datesReversed";
  if (values.latitude !== null && Math.abs(values.latitude) > 90) problems.latitude = "latitudeRange";
  if (values.longitude !== null && Math.abs(values.longitude) > 180) problems.longitude = "longitudeRange";
  if (values.latitude === null && values.longitude !== null) problems.latitude = "coordinateMissing";
  if (values.longitude === null && values.latitude !== null) problems.longitude = "coordinateMissing";
  return problems;
}
