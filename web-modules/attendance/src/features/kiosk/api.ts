import { api, isApiError, queryOptions } from "@groundwork/kit";
import type { WriteKey } from "@groundwork/kit/directory";
import type { Schemas } from "../records/api";
import { AskingAgain, isAway } from "./away";
import { keepStanding } from "./kept-standing";

export type Kiosk = Schemas["KioskPublic"];
export type KioskPairing = Schemas["KioskPairing"];
export type KioskStanding = Schemas["KioskStanding"];
export type KioskPerson = Schemas["KioskPersonPublic"];
export type KioskDay = Schemas["KioskDay"];
export type UncountedPress = Schemas["UncountedKioskPressPublic"];
export type KioskPunched = Schemas["KioskPunched"];

export const KIOSKS = ["attendance", "kiosks"] as const;
const OWN_PIN = ["attendance", "ownPin"] as const;
const MINUTE = 60_000;

export const kiosksQuery = (query: { pageNumber: number; pageCount: number }) =>
  queryOptions({
    queryKey: [...KIOSKS, query],
    queryFn: ({ signal }) => api.get("/api/Kiosk/QueryKiosks", { query, signal }),
    refetchInterval: MINUTE,
  });

export const uncountedQuery = (pageCount: number) =>
  queryOptions({
    queryKey: [...KIOSKS, "uncounted", pageCount],
    queryFn: ({ signal }) =>
      api.get("/api/Kiosk/QueryUncountedKioskPresses", { query: { pageNumber: 1, pageCount }, signal }),
    refetchInterval: MINUTE,
  });

export const ownPinQuery = queryOptions({
  queryKey: OWN_PIN,
  queryFn: ({ signal }) => api.get("/api/Kiosk/GetOwnKioskPin", { signal }),
});

/** It was removed, or another took its place. */
export const isOver = (error: unknown): boolean =>
  isApiError(error) && error.fieldErrors.some(({ code }) => code === "unknownKiosk");

/** So long somebody waits at the gate for a network that hangs. */
const PATIENCE_MS = 10_000;
/** What waits by itself has more, and a photo with it. */
const SENDING_MS = 60_000;
const patience = (ms = PATIENCE_MS) => ({ signal: AbortSignal.timeout(ms) });

const askingAgain = new AskingAgain();

async function askStanding(token: string): Promise<KioskStanding> {
  try {
    const standing = await api.post("/api/Kiosk/GetKioskStanding", { body: { token }, ...patience() });
    keepStanding(token, standing);
    askingAgain.worked();
    return standing;
  } catch (error) {
    askingAgain.failed(error);
    if (isOver(error)) keepStanding(token, null);
    throw error;
  }
}

/** Asked each minute: who is in the project, and whether the tablet still is one. */
export const standingQuery = (token: string | null) =>
  queryOptions({
    queryKey: [...KIOSKS, "standing", token],
    queryFn: () => askStanding(token ?? ""),
    enabled: token !== null,
    refetchInterval: ({ state }) => {
      // A tablet that was removed need not ask again.
      if (isOver(state.error)) return false;
      // No browser says that a network is back which it never saw go.
      return isAway(state.error) ? askingAgain.pauseMs : MINUTE;
    },
    // The kit's queries go on without a network, so that none asks anew by itself once there is one.
    refetchOnReconnect: "always",
    retry: false,
  });

export const writes = {
  create: async (body: Schemas["KioskCreate"], options: WriteKey) =>
    api.post("/api/Kiosk/CreateKiosk", { body, ...options }),
  newCode: async (kioskId: string, options: WriteKey) =>
    api.put("/api/Kiosk/ReplaceKioskCode", { body: { kioskId }, ...options }),
  remove: async (kioskId: string, options: WriteKey) =>
    api.put("/api/Kiosk/RevokeKiosk", { body: { kioskId }, ...options }),
  givePin: async (body: Schemas["PinGive"], options: WriteKey) =>
    api.put("/api/Kiosk/GiveKioskPin", { body, ...options }),
  setOwnPin: async (pin: string, options: WriteKey) =>
    api.put("/api/Kiosk/SetOwnKioskPin", { body: { pin }, ...options }),
};

/** What the tablet says, with its own token and nobody signed in. */
export const tablet = {
  pair: async (body: Schemas["KioskPair"], options: WriteKey) => api.post("/api/Kiosk/PairKiosk", { body, ...options }),
  identify: async (body: Schemas["FromPerson"], options: WriteKey) =>
    api.post("/api/Kiosk/IdentifyAtKiosk", { body, ...options, ...patience() }),
  choosePin: async (body: Schemas["KioskPinChoose"], options: WriteKey) =>
    api.post("/api/Kiosk/ChooseKioskPin", { body, ...options }),
  press: async (body: Schemas["KioskPunchCreate"], options: WriteKey) =>
    api.post("/api/Kiosk/CreateKioskPunch", { body, ...options, ...patience() }),
  sendKept: async (body: Schemas["KeptKioskPunchCreate"], options: WriteKey) =>
    api.post("/api/Kiosk/CreateKeptKioskPunch", { body, ...options, ...patience(SENDING_MS) }),
};
