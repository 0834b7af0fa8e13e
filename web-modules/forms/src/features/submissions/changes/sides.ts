/** What can be compared, in one word: a version, or a step that was submitted. */
export const ofVersion = (version: string) => `version ${version}`;
export const ofStep = (processId: string) => `step ${processId}`;

/** How the server is asked for two of them. */
export function sidesOf(from: string, to: string): Record<string, string> {
  const side = (name: string, moment: string) => {
    const [kind, id = ""] = moment.split(" ");
    return { [`${name}${kind === "version" ? "Version" : "ProcessId"}`]: id };
  };
  return { ...side("from", from), ...side("to", to) };
}
