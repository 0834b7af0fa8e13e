const PAGE = "/attendance/equipment";

export const equipmentPath = (equipmentId: string): string => `${PAGE}?equipment=${equipmentId}`;

/** Its page with the form of a defect open: whoever stands before a broken machine looks for nothing. */
export const reportPath = (equipmentId: string): string => `${equipmentPath(equipmentId)}&report=${equipmentId}`;

/** Its page where it is taken and handed over. */
export const handOverPath = (equipmentId: string): string => `${equipmentPath(equipmentId)}&handOver=${equipmentId}`;

/** Whether the address asks for that; the machine is named, for the pane walks on to others. */
export const isAsked = (what: "report" | "handOver", equipmentId: string): boolean =>
  new URLSearchParams(globalThis.location.search).get(what) === equipmentId;
