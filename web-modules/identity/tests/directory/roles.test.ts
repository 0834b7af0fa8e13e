import type { Role } from "@groundwork/kit";
import { describe, expect, test } from "vitest";
import { invitableRoles, mayRemove, ROLES, roleChoice } from "../../src/features/directory/roles";

describe("giving a role", () => {
  test("an admin gives the two lowest, and is told who decides about the rest", () => {
    expect(roleChoice("admin", "member", false)).toEqual({ roles: ["manager", "member"], reason: "onlyCoOwners" });
  });

  test("a co-owner makes co-owners but cannot unmake them; the owner can", () => {
    expect(roleChoice("coOwner", "admin", false).roles).toContain("coOwner");
    expect(roleChoice("coOwner", "coOwner", false)).toEqual({ roles: [], reason: "onlyOwner" });
    expect(roleChoice("owner", "coOwner", false).roles).toContain("member");
  });

  test("an admin does not touch another admin", () => {
    expect(roleChoice("admin", "admin", false)).toEqual({ roles: [], reason: "onlyCoOwners" });
  });

  test.each<Role>(["member", "manager"])("a %s changes nobody", (own) => {
    for (const target of ROLES) expect(roleChoice(own, target, false).roles).toEqual([]);
  });

  test("nobody changes themselves, nobody changes the owner", () => {
    for (const own of ROLES) {
      expect(roleChoice(own, own, true).roles).toEqual([]);
      expect(roleChoice(own, "owner", false).roles).toEqual([]);
      expect(mayRemove(own, "owner", false)).toBe(false);
    }
  });

  test("whom one may give no role one may not invite with it", () => {
    expect(invitableRoles("admin")).toEqual(["manager", "member"]);
    expect(invitableRoles("manager")).toEqual([]);
    expect(invitableRoles(null)).toEqual([]);
  });
});
