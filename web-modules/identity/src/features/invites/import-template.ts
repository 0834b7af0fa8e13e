import { downloadCsv } from "@groundwork/kit/table";

/** What the file may hold, as an example to fill in; several teams or projects are separated by a semicolon. */
export const TEMPLATE = [
  "email,fullName,role,teams,projects",
  "lim.wei@example.com,Lim Wei,member,Concrete crew;Safety,Harbour Bridge",
  "priya@example.com,Priya Nair,manager,,",
].join("\r\n");

export function downloadTemplate(): void {
  downloadCsv("groundwork-invites", TEMPLATE);
}
