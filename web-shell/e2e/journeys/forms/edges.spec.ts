import { expect, type Locator, test } from "@playwright/test";
import { Company } from "../../support/company";
import { makeForm } from "../../support/form";

/** Where each begins, to the point. */
async function leftOf(...what: Locator[]): Promise<number[]> {
  return await Promise.all(what.map(async (each) => Math.round((await each.boundingBox())?.x ?? Number.NaN)));
}

async function rightOf(...what: Locator[]): Promise<number[]> {
  const boxes = await Promise.all(what.map((each) => each.boundingBox()));
  return boxes.map((box) => Math.round((box?.x ?? Number.NaN) + (box?.width ?? 0)));
}

const only = (found: readonly number[]) => [...new Set(found)];

test("what is filled in, and read later, begins at one edge and ends at one", async ({ page, context }) => {
  const company = await Company.make("Harbour Works");
  await company.makeProject("Harbour Bridge");
  await makeForm(company.owner, {
    name: "Inspection",
    pages: [
      {
        name: "What was seen",
        fields: [
          { type: "headerSection", label: "" },
          { type: "shortText", label: "Where" },
          { type: "longText", label: "Remarks" },
          { type: "signature", label: "Inspector" },
        ],
      },
    ],
    steps: [{ name: "Inspection" }],
  });
  await company.owner.enter(context);
  await page.goto("/forms/submissions/new");
  await page.getByRole("link", { name: /^Inspection/ }).click();
  const where = page.getByRole("textbox", { name: "Where" });
  await where.fill("Block B");

  const card = page.getByRole("region", { name: "What was seen" });
  expect(only(await leftOf(page.getByRole("heading", { level: 1 }), card))).toHaveLength(1);
  const title = card.getByRole("heading", { name: "What was seen" });
  const words = title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.round(range.getBoundingClientRect().x);
  });
  const remarks = card.getByRole("textbox", { name: "Remarks" });
  const pad = card.locator("canvas").first();
  const given = card.locator("dl").first();
  const filled = [where, remarks, pad, given];
  expect(only([await words, ...(await leftOf(...filled))])).toHaveLength(1);
  expect(only(await rightOf(...filled))).toHaveLength(1);

  await page.getByRole("button", { name: "Submit" }).last().click();
  const read = page.getByRole("region", { name: "What was seen" });
  await expect(read.getByText("Block B")).toBeVisible();
  await expect(where).toHaveCount(0);
  expect(only(await leftOf(read.getByText("Where", { exact: true }), read.getByText("Block B")))).toHaveLength(1);
});
