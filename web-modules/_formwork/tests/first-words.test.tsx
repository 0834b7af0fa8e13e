import { applyLocale } from "@groundwork/kit";
import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { buttonName } from "../src";
import { HEADER_ITEMS } from "../src/fields/header-section/rules";
import { en } from "../src/messages/en";
import { type FirstWord, firstWords } from "../src/messages/first-words";
import zhCn from "../src/messages/zh-cn";
import { field, renderForm } from "./form";

afterEach(() => applyLocale("en"));

test("what is called ours is what our catalogues say, in every language", () => {
  for (const word of Object.keys(firstWords) as FirstWord[]) expect(firstWords[word]).toEqual([en[word], zhCn[word]]);
  for (const item of HEADER_ITEMS) expect(firstWords).toHaveProperty([`headerSection.${item}`]);
});

function show(labels: Record<string, string>, yesLabel: string) {
  const items = Object.entries(labels).map(([id, label], order) => ({ id, label, order, enabled: true }));
  const check = field("yesNo", "Barriers", { yesLabel });
  renderForm([field("headerSection", "", { items }), check], {
    filled: true,
    values: { [check.id]: { answer: "yes" } },
  });
}

test("a Chinese reader of a form drawn in English has our words in Chinese, and the author's as they are", async () => {
  await applyLocale("zh-CN");
  show({ referenceNumber: "Permit No.", validDate: "Valid until", project: "Project" }, "Yes");
  for (const said of ["Permit No.", "有效期至", "项目", "Barriers", "是"]) expect(screen.getByText(said)).toBeVisible();
  expect(buttonName("Submit")).toBe("提交");
  expect(buttonName("Hand over")).toBe("Hand over");
});

test("an English reader of a form drawn in Chinese has them in English", () => {
  show({ submittalDate: "提交日期", validDate: "" }, "是");
  for (const said of ["Submittal Date", "Valid Date", "Yes"]) expect(screen.getByText(said)).toBeVisible();
  expect(buttonName("提交")).toBe("Submit");
});

test("who calls an answer otherwise is not translated", async () => {
  await applyLocale("zh-CN");
  show({}, "Fit for work");
  expect(screen.getByText("Fit for work")).toBeVisible();
});
