import { testSession } from "@groundwork/kit/testing";
import { describe, expect, test } from "vitest";
import { placeAfterSignIn, safePath } from "../../src/features/auth/next-place";

describe("where to go after signing in", () => {
  test.each([
    ["https://evil.example/"],
    ["//evil.example"],
    ["///evil.example"],
    ["/\\evil.example"],
    ["\\\\evil.example"],
    ["/.//evil.example"],
    ["/./\\evil.example"],
    ["/..//evil.example/x"],
    ["/teams/..//evil.example"],
    ["/%2e//evil.example"],
    ["/.%2e//evil.example"],
    ["/%2E%2E/\\evil.example"],
    ["/\t/evil.example"],
    ["/\n//evil.example"],
    ["/.\r//evil.example"],
    [" //evil.example"],
    ["\u0000//evil.example"],
    ["javascript:alert(1)"],
    ["teams"],
    ["http://["],
    [""],
    [null],
    [undefined],
  ])("%j is not followed", (path) => {
    expect(safePath(path)).toBeNull();
  });

  // Text for the router, not for the browser's address bar: nothing reads these as a host any more.
  test.each(["/%2F/evil.example", "/%5Cevil.example", "/teams?next=//evil.example", "/teams#//evil.example"])(
    "%s stays with us",
    (path) => {
      const place = safePath(path);
      expect(new URL(place ?? "", window.location.origin).origin).toBe(window.location.origin);
      expect(place?.startsWith("//")).toBe(false);
    },
  );

  test("whatever is followed leads to the same place when it is read again", () => {
    const parts = ["/", "\\", ".", "..", "%2e", "%2f", "%5c", "\t", "evil.example", "@", ":", "?", "#", "x"];
    const pairs = parts.flatMap((first) => parts.map((second) => first + second));
    const places = pairs.flatMap((first) => pairs.map((second) => safePath(`/${first}${second}`)));
    const followed = places.filter((place) => place !== null);
    expect(followed.length).toBeGreaterThan(1_000);
    expect(followed.filter((place) => !/^\/(?![/\\])/.test(place))).toEqual([]);
    expect(followed.map(safePath)).toEqual(followed);
  });

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
