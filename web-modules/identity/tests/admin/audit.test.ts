import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readChanges } from "../../src/features/admin/audit-changes";
import { actionWords, changeWords, KNOWN_ACTIONS } from "../../src/features/admin/audit-words";
import { instantsOf } from "../../src/features/admin/day-range";
import { messages } from "../../src/messages";

const names = new Map([
  ["u-1", "Lim Wei"],
  ["u-2", "Priya Nair"],
]);
const words = (changes: Record<string, [unknown, unknown]>) =>
  readChanges(changes, (id) => names.get(id)).map((change) => changeWords(messages.t, change));

describe("what an audit record says", () => {
  test("a value that was replaced", () => {
    expect(words({ role: ["member", "coOwner"] })).toEqual(["Role: Member → Co-owner"]);
    expect(words({ is_geofence_radius_check: [false, true] })).toEqual(["Distance check: no → yes"]);
  });

  test("a value that was first set or taken away", () => {
    expect(words({ role: [null, "admin"] })).toEqual(["Role: Admin"]);
    expect(words({ address: ["12 Marina", ""] })).toEqual(["Address: 12 Marina → nothing"]);
  });

  test("who came and who went, by name where it is known", () => {
    expect(
      words({
        members: [
          ["u-1", "gone"],
          ["u-1", "u-2"],
        ],
      }),
    ).toEqual(["People: + Priya Nair, − gone"]);
  });

  test("what a record of projects, sessions and second steps names", () => {
    expect(words({ managedProjects: [["p-1"], []] })).toEqual(["Manages projects: − p-1"]);
    expect(words({ isArchived: [false, true] })).toEqual(["Archived: no → yes"]);
    expect(words({ factor: [null, "totp"] })).toEqual(["Second step: Authenticator app"]);
    expect(words({ factor: ["passkey Site tablet", null] })).toEqual(["Second step: Passkey “Site tablet” → nothing"]);
    expect(words({ sessions: [["s-1"], []] })).toEqual(["Sessions: − s-1"]);
  });

  test("an unchanged list says nothing", () => {
    expect(words({ members: [[], []] })).toEqual([]);
  });

  test("every action that the service writes has words", () => {
    const document = JSON.parse(readFileSync(resolve(__dirname, "../../../../gateway/openapi.json"), "utf8")) as {
      components: { schemas: { AuditAction: { enum: string[] } } };
    };
    const written = document.components.schemas.AuditAction.enum;
    expect(written.filter((action) => actionWords(messages.t, action) === action)).toEqual([]);
    expect([...KNOWN_ACTIONS].sort()).toEqual([...written].sort());
  });

  test("every known action is in the catalogue; an unknown one shows its key", () => {
    for (const action of KNOWN_ACTIONS) expect(actionWords(messages.t, action)).not.toContain("audit.action");
    expect(actionWords(messages.t, "equipment.lost")).toBe("equipment.lost");
  });
});

describe("a range of days", () => {
  test("runs from the first midnight to the one after the last day, here", () => {
    const { from, to } = instantsOf("2026-03-01", "2026-03-01");
    expect(new Date(from ?? "").getHours()).toBe(0);
    expect(new Date(to ?? "").getTime() - new Date(from ?? "").getTime()).toBe(24 * 3600 * 1000);
  });

  test("may be open at either end", () => {
    expect(instantsOf("", "")).toEqual({});
    expect(Object.keys(instantsOf("2026-03-01", ""))).toEqual(["from"]);
    expect(instantsOf("not-a-day", "")).toEqual({});
  });
});
