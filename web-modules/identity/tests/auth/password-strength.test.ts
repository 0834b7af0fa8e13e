import { describe, expect, test } from "vitest";
import { judgePassword } from "../../src/features/auth/password-strength";

describe("judging a password", () => {
  test("says how many characters are missing", () => {
    expect(judgePassword("short")).toEqual({ level: 0, advice: "tooShort", missing: 5 });
  });

  test("counts characters and not code units", () => {
    expect(judgePassword("👷👷👷👷👷").missing).toBe(5);
  });

  test.each(["aaaaaaaaaaaa", "abcabcabcabc", "1234567890", "qwertyuiop", "0987654321"])(
    "%s is weak for its pattern",
    (password) => {
      expect(judgePassword(password)).toMatchObject({ level: 1, advice: "pattern" });
    },
  );

  test("does not count one's own name and address", () => {
    const personal = ["Lim Weiming", "weiming@northbank.sg"];
    expect(judgePassword("weiming-northbank", personal)).toMatchObject({ level: 1, advice: "personal" });
  });

  test("takes several plain words for strong", () => {
    expect(judgePassword("crane lunch gravel orbit")).toEqual({ level: 4, advice: null, missing: 0 });
  });

  test("asks for more where it is only fair", () => {
    expect(judgePassword("gravelorbi")).toMatchObject({ level: 3, advice: "longer" });
  });
});
