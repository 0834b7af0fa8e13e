import { readFile } from "node:fs/promises";
import { expect, test } from "../../support/demo";

test.use({ as: "owner" });

const LISTS = [
  ["/attendance/equipment", "Equipment"],
  ["/attendance/requests", "Attendance requests"],
  ["/attendance/balances", "Leave balances"],
  ["/attendance/tablets", "Site tablets"],
  ["/attendance/timesheets", "Timesheets"],
  ["/budget/rates", "Cost rates"],
  ["/members", "Members"],
  ["/projects", "Projects"],
  ["/forms", "Form templates"],
] as const;

test("every list is taken out whole: each column by its name, each row, however many pages it has", async ({
  page,
}) => {
  for (const [path, name] of LISTS) {
    await page.goto(path);
    const list = page.getByRole("region", { name, exact: true });
    await expect(list.getByRole("table")).toBeVisible();
    const counted = (await list.getByText(/^\d+–\d+ of [\d,]+$/).textContent()) ?? "";
    const total = Number(counted.split(" of ")[1]?.replace(",", ""));
    const columns = await list.getByRole("columnheader").allTextContents();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      list.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    const [heading = "", ...rows] = (await readFile(await file.path(), "utf8")).slice(1).split("\r\n");
    for (const column of columns.filter((each) => each.trim() !== "" && each !== "Actions"))
      expect(heading, path).toContain(`"${column}"`);
    expect(rows, path).toHaveLength(total);
    for (const row of rows) expect(row, path).toMatch(/[^",]/);
  }
});
