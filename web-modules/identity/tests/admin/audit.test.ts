import { applyLocale, defineMessages, setCompanyZone, sharedWords } from "@groundwork/kit";
import { describe, expect, test } from "vitest";
import { readChanges } from "../../src/features/admin/audit-changes";
import { actionWords, changeWords, subjectWords } from "../../src/features/admin/audit-words";
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

  test("instants on the company's clock, days as the reader writes them, and other texts as they are", () => {
    setCompanyZone("Asia/Singapore");
    const [was, is] = ["2026-11-21T16:48:44.997+00:00", "2026-11-29T23:53:20.123+00:00"];
    expect(words({ validUntil: [was, is] })).toEqual([
      expect.stringMatching(/: 22 Nov 2026, 00:48.* → 30 Nov 2026, 07:53/),
    ]);
    expect(words({ startsOn: ["2026-03-01", ""] })).toEqual([expect.stringMatching(/: 1 Mar 2026 → nothing$/)]);
    expect(words({ address: [null, "2026-99-99T00:00:00Z"] })).toEqual(["Address: 2026-99-99T00:00:00Z"]);
    setCompanyZone(null);
  });

  test("an unchanged list says nothing", () => {
    expect(words({ members: [[], []] })).toEqual([]);
  });

  test("what another module does is called as that module calls it; what none knows is shown by its key", () => {
    defineMessages(
      "equipment",
      { "audit.action.crane.lost": "Crane lost", "audit.subject.crane": "Crane" },
      {
        "zh-CN": async () => ({
          default: { "audit.action.crane.lost": "起重机丢失", "audit.subject.crane": "起重机" },
        }),
      },
    );
    expect(actionWords(sharedWords, "crane.lost")).toBe("Crane lost");
    expect(subjectWords(sharedWords, "crane")).toBe("Crane");
    expect(actionWords(sharedWords, "crane.found")).toBe("crane.found");
    expect(sharedWords.namesUnder("audit.subject.")).toEqual(expect.arrayContaining(["crane", "team"]));
  });

  test("in the language that is chosen", async () => {
    await applyLocale("zh-CN");
    expect(actionWords(sharedWords, "crane.lost")).toBe("起重机丢失");
    expect(subjectWords(sharedWords, "team")).toBe(messages.t("audit.subject.team"));
    await applyLocale("en");
  });
});
