import { beforeEach, describe, expect, it } from "vitest";
import { en as kitEnglish } from "../src/i18n/en";
import { applyLocale, i18n } from "../src/i18n/locale";
import { defineMessages } from "../src/i18n/messages";
import kitChinese from "../src/i18n/zh-cn";
import { en as tableEnglish } from "../src/table/en";
import tableChinese from "../src/table/zh-cn";
import { catalogueProblems } from "../src/testing/catalogues";

describe("catalogues", () => {
  it.each([
    ["kit", kitEnglish, kitChinese],
    ["table", tableEnglish, tableChinese],
  ])("of the %s say the same in both languages", (_name, english, chinese) => {
    expect(catalogueProblems(english, chinese)).toEqual([]);
  });

  it("that miss a key or a value are found", () => {
    const problems = catalogueProblems({ a: "Hello {name}", b: "Bye" }, { a: "你好", c: "再见" });
    expect(problems).toEqual(["a: {name} is missing", "b: not translated", "c: not in English"]);
  });
});

describe("messages", () => {
  const messages = defineMessages(
    "test",
    { greeting: "Hello {name}", teams: "{count, plural, one {# team} other {# teams}}" },
    { "zh-CN": async () => ({ default: { greeting: "你好，{name}", teams: "{count, plural, other {# 个团队}}" } }) },
  );

  beforeEach(() => applyLocale("en"));

  it("fill in their values and choose the plural", () => {
    expect(messages.t("greeting", { name: "Siti" })).toBe("Hello Siti");
    expect(messages.t("teams", { count: 1 })).toBe("1 team");
    expect(messages.t("teams", { count: 5 })).toBe("5 teams");
  });

  it("change with the language, and so does the page", async () => {
    await applyLocale("zh-CN");
    expect(messages.t("teams", { count: 5 })).toBe("5 个团队");
    expect(document.documentElement.lang).toBe("zh-CN");
    expect(document.documentElement.dir).toBe("ltr");
  });

  it("fall back to English where a translation is not there yet", async () => {
    await applyLocale("zh-CN");
    i18n.load("zh-CN", {});
    expect(messages.t("greeting", { name: "Siti" })).not.toContain("test:");
  });
});
