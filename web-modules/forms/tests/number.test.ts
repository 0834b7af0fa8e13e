import { applyLocale } from "@groundwork/kit";
import { afterEach, expect, test } from "vitest";
import { submissionLabel } from "../src/features/palette/find";
import { shownNumber } from "../src/features/submissions/number";

afterEach(() => applyLocale("en"));

test("a number alone says what it is, one with a prefix does so by itself", async () => {
  expect(shownNumber("1")).toBe("No. 1");
  expect(shownNumber("PTW-001")).toBe("PTW-001");
  expect(submissionLabel({ templateName: "Toolbox talk", referenceNumberStr: "12" })).toBe("No. 12 · Toolbox talk");
  expect(submissionLabel({ templateName: "Toolbox talk", referenceNumberStr: "" })).toBe("Toolbox talk");
  await applyLocale("zh-CN");
  expect(shownNumber("1")).toBe("编号 1");
});
