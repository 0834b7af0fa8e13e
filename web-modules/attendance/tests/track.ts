import type { TrackEquipment, TrackPerson, TrackPosition, TrackProject } from "../src/features/track/api";
import { person as tanBo } from "./records";

export const project: TrackProject = {
  projectId: "jetty",
  name: "Jetty 4",
  address: "",
  timeZone: "Asia/Singapore",
  latitude: 1.4067,
  longitude: 103.9022,
  fenceRadiusMeters: 150,
  fencePoints: [],
  isManaged: true,
  peopleOnSite: 1,
  equipmentThere: 2,
};

export const person: TrackPerson = {
  ownerUserId: tanBo.userId,
  person: tanBo,
  projectId: "jetty",
  projectName: "Jetty 4",
  timeZone: "Asia/Singapore",
  state: "in",
  since: "2026-11-20T00:00:00Z",
};

export const position: TrackPosition = {
  ownerUserId: tanBo.userId,
  projectId: "jetty",
  punchId: "punch",
  checkType: 1,
  at: "2026-11-20T00:00:00Z",
  latitude: 1.40671,
  longitude: 103.90221,
  accuracyMeters: 9,
};

export const equipment: TrackEquipment = {
  equipmentId: "crane",
  name: "Crane",
  category: "Lifting",
  state: 2,
  projectId: "jetty",
  projectName: "Jetty 4",
  atProjectId: "jetty",
  atProjectName: "Jetty 4",
  atSince: "2026-11-20T00:00:00Z",
  timeZone: "Asia/Singapore",
  lastScanAt: "2026-11-20T00:00:00Z",
  latitude: 1.4,
  longitude: 103.9,
};
