import { describe, expect, test } from "vitest";
import { codeProblem, emailProblem } from "../../src/features/auth/rules";

describe("an e-mail address", () => {
  test.each(["wei@northbank.sg", "  first.last+tag@mail.example.co.uk ", "张伟@例子.公司"])(
    "%s is let through",
    (email) => {
      expect(emailProblem(email)).toBeNull();
    },
  );

  test.each([
    "wei",
    "wei@",
    "@northbank.sg",
    "wei@northbank",
    "wei@north bank.sg",
    "a@b..c",
    `${"a".repeat(250)}@b.co`,
  ])("%s is questioned", (email) => {
    expect(emailProblem(email)).toBe("auth.invalid.email");
  });

  test("nothing typed has its own words", () => {
    expect(emailProblem("  ")).toBe("auth.invalid.emailMissing");
  });
});

describe("a code", () => {
  test("is complete with six digits", () => {
    expect([codeProblem(""), codeProblem("12345"), codeProblem("123456")]).toEqual([
      "auth.invalid.codeMissing",
      "auth.invalid.codeLength",
      null,
    ]);
  });
});
