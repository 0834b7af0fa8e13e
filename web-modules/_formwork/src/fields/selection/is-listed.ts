/** Whether its choices come from a list of the company. In a room of its own: pages ask it that draw no selection. */
export function isListed(setting: object): boolean {
  return "choices" in setting && setting.choices === "list";
}
