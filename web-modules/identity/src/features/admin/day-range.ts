/** The instants between which a range of calendar days lies on this device: from the first midnight up to the last. */
export function instantsOf(from: string, to: string): { from?: string; to?: string } {
  const midnight = (day: string, plusDays: number): string | null => {
    const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
    const at = new Date(year, month - 1, date + plusDays);
    return Number.isNaN(at.getTime()) ? null : at.toISOString();
  };
  const first = from ? midnight(from, 0) : null;
  const end = to ? midnight(to, 1) : null;
  return { ...(first ? { from: first } : {}), ...(end ? { to: end } : {}) };
}
