import { expect, type Locator, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";

test("a project is made, staffed, changed, archived and restored", async ({ page, context }) => {
  const company = await Company.make("Harbour Works");
  await company.hire({ fullName: "Lim Wei" });
  await company.owner.enter(context);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);

  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "No projects here" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "New project" }).click();
  await page.getByLabel("Name").fill("Harbour Bridge");
  await page.getByLabel("Address").fill("12 Marina Boulevard, Singapore");
  await page.getByLabel("Latitude").fill("1.3");
  await page.getByLabel("Starts").fill("2026-08-01");
  await page.getByLabel("Ends").fill("2026-07-01");
  await page.getByRole("button", { name: "Create project" }).click();
  await expect(page.getByText("The end must not be before the start.")).toBeVisible();
  await expect(page.getByText("Give both latitude and longitude, or neither.")).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole("link", { name: "Look for the address on a map" })).toHaveAttribute("href", /Marina/);
  await page.evaluate(() => navigator.clipboard.writeText("https://www.openstreetmap.org/#map=17/1.2806/103.8545"));
  await page.getByLabel("Longitude").press("ControlOrMeta+V");
  await expect(page.getByText("Position taken: 1.2806, 103.8545")).toBeVisible();
  await expect(page.getByLabel("Latitude")).toHaveValue("1.2806");
  await expect(page.getByLabel("Longitude")).toHaveValue("103.8545");
  await page.getByLabel("Ends").fill("2027-07-01");
  await page.getByRole("combobox", { name: "Time zone" }).fill("Singapore");
  await page.getByRole("option", { name: "Asia/Singapore" }).click();
  await page.getByRole("button", { name: "Create project" }).click();

  await expect(page.getByRole("heading", { name: "Harbour Bridge", level: 1 })).toBeVisible();
  await page.getByRole("combobox", { name: "Add people" }).press("ArrowDown");
  await page.getByRole("option", { name: /Lim Wei/ }).click();
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("button", { name: "Make Lim Wei a manager of this project" }).click();
  await expect(page.getByText("Lim Wei was a member; their role in the company is now manager.")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("list", { name: "People" }).getByRole("link", { name: /Lim Wei/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "All forms of the project" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Forms", exact: true }).last().click();
  await expect(page.getByRole("heading", { name: "Nothing was filled in yet" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByLabel("Description").fill("Six-span approach viaduct");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Project Harbour Bridge was saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Description")).toHaveValue("Six-span approach viaduct");
  await expect(page.getByLabel("Ends")).toHaveValue("2027-07-01");

  await page.getByRole("button", { name: "Archive Harbour Bridge" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Archive Harbour Bridge" }).click();
  await expect(page.getByRole("heading", { name: "This project is archived" })).toBeVisible();
  const back = page.getByRole("main").getByRole("link", { name: "Projects" });
  await expect(page.getByText("Harbour Bridge was archived")).toBeVisible();
  expect(await isFree(back), "a message lies over the way back").toBe(true);
  await expectAccessible(page);
  await back.click();
  await page.getByText("Archived", { exact: true }).click();
  await page.getByRole("button", { name: "Harbour Bridge" }).click();
  await page.getByRole("button", { name: "Restore Harbour Bridge" }).click();
  await expect(page.getByText("Harbour Bridge is restored")).toBeVisible();
});

test("a member reads their project and is offered no change", async ({ page, context }) => {
  const company = await Company.make("Quay Builders");
  const [priya] = await company.hire({ fullName: "Priya Nair" });
  if (!priya) throw new Error("nobody was hired");
  const own = await company.makeProject("Harbour Bridge", { memberUserIds: [await company.userIdOf(priya)] });
  const other = await company.makeProject("Orchard Tower");
  await priya.enter(context);

  await page.goto("/projects");
  await expect(page.getByRole("table", { name: "Projects" }).getByRole("row")).toHaveCount(2);
  await page.goto(`/projects/${own}`);
  await expect(page.getByRole("heading", { name: "Harbour Bridge", level: 1 })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: /Save|Archive/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto(`/projects/${other}`);
  await expect(page.getByRole("heading", { name: "This project could not be loaded" })).toBeVisible();
  await expectAccessible(page);
});

function isFree(link: Locator): Promise<boolean> {
  return link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}
