import { beforeEach, describe, expect, it } from "vitest";
import { en as kitEnglish } from "../src/i18n/en";
import { formats } from "../src/i18n/formats";
import { applyLocale, cataloguesArrived, getRevision, i18n } from "../src/i18n/locale";
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

describe("messages that register after the language was chosen", () => {
  it("come in that language, and what is drawn is drawn again", async () => {
    await applyLocale("zh-CN");
    const before = getRevision();
    const late = defineMessages("late", { title: "Teams" }, { "zh-CN": async () => ({ default: { title: "团队" } }) });
    await cataloguesArrived();
    expect(late.t("title")).toBe("团队");
    expect(getRevision()).toBeGreaterThan(before);
    await applyLocale("en");
  });

  it("come in a language that is only just being switched to", async () => {
    const switching = applyLocale("zh-CN");
    const late = defineMessages("later", { title: "Teams" }, { "zh-CN": async () => ({ default: { title: "团队" } }) });
    await Promise.all([switching, cataloguesArrived()]);
    expect(late.t("title")).toBe("团队");
    await applyLocale("en");
  });
});

describe("formats", () => {
  it("write the day before the month, as the language does", async () => {
    const when = "2026-11-21T12:05:00Z";
    await applyLocale("en");
    expect(formats().date(when)).toBe("21 Nov 2026");
    expect(formats().date(when, "dateTime", "Asia/Singapore")).toBe("21 Nov 2026, 20:05 GMT+8");
    await applyLocale("zh-CN");
    expect(formats().date(when)).toBe("2026年11月21日");
    await applyLocale("en");
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
