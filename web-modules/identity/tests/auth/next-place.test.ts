import { testSession } from "@groundwork/kit/testing";
import { describe, expect, test } from "vitest";
import { placeAfterSignIn, safePath } from "../../src/features/auth/next-place";

describe("where to go after signing in", () => {
  test.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "", null])(
    "%s is not followed",
    (path) => {
      expect(safePath(path)).toBeNull();
    },
  );

  test("keeps the whole address of a page of ours", () => {
    expect(safePath("/teams?team=7#top")).toBe("/teams?team=7#top");
  });

  test("someone without a company makes one first", () => {
    const { profile } = testSession();
    if (!profile) throw new Error("signed in");
    expect(placeAfterSignIn(profile, null)).toBe("/");
    expect(placeAfterSignIn({ ...profile, groups: [] }, null)).toBe("/create-company");
    expect(placeAfterSignIn({ ...profile, groups: [] }, "/accept-invite#token=t")).toBe("/accept-invite#token=t");
  });
});
