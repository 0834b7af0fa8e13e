import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";

test("a member is found, gets another role, and the change is undone", async ({ page, context }) => {
  const company = await Company.make("Harbour Works");
  const [wei, priya] = await company.hire({ fullName: "Lim Wei", role: "manager" }, { fullName: "Priya Nair" });
  await company.makeTeam("Concrete crew", priya ? [priya] : [], wei ? [wei] : []);
  await company.owner.enter(context);

  await page.goto("/members");
  const table = page.getByRole("table", { name: "Members" });
  await expect(table.getByRole("row")).toHaveCount(4);
  await expectAccessible(page);

  await page.getByRole("searchbox", { name: "Search by name or e-mail" }).fill("priya");
  await expect(table.getByRole("row")).toHaveCount(2);
  await page.getByRole("searchbox").fill("");
  await page.getByRole("combobox", { name: "Role" }).selectOption("manager");
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(page).toHaveURL(/f\.role=manager/);
  await page.getByRole("combobox", { name: "Role" }).selectOption("");
  await page.getByRole("combobox", { name: "Teams" }).selectOption({ label: "Concrete crew" });
  await expect(table.getByRole("row")).toHaveCount(3);
  await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await expect(page).toHaveURL(/sort=-name/);

  await table.getByRole("button", { name: "Priya Nair" }).click();
  const pane = page.getByRole("dialog", { name: "Priya Nair" });
  await expect(pane.getByRole("link", { name: "Concrete crew" })).toBeVisible();
  await expectAccessible(page);
  await pane.getByRole("radio", { name: "Admin" }).check();
  await pane.getByRole("button", { name: "Make Admin" }).click();
  await expect(page.getByText("Priya Nair is now Admin")).toBeVisible();
  await expect(table.getByRole("row", { name: /Priya Nair/, includeHidden: true })).toContainText("Admin");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Priya Nair is now Member")).toBeVisible();
  await page.goBack();
  await expect(pane).toBeHidden();
});

test("removing the only lead names what waits on them and hands it over", async ({ page, context }) => {
  const company = await Company.make("Quay Builders");
  const [wei, priya] = await company.hire({ fullName: "Lim Wei", role: "manager" }, { fullName: "Priya Nair" });
  if (!wei || !priya) throw new Error("nobody was hired");
  await company.makeTeam("Concrete crew", [priya], [wei]);
  await company.makeProject("Harbour Bridge", { managerUserIds: [await company.userIdOf(wei)] });
  await company.owner.enter(context);

  await page.goto(`/members?member=${await company.userIdOf(wei)}`);
  await page.getByRole("button", { name: "Remove Lim Wei", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Remove Lim Wei?" });
  await expect(dialog.getByText("Team Concrete crew, as its only lead")).toBeVisible();
  await expect(dialog.getByText("Project Harbour Bridge, as its only manager")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("combobox", { name: "Who takes over?" }).fill("Priya");
  await page.getByRole("option", { name: /Priya Nair/ }).click();
  await dialog.getByRole("button", { name: "Remove Lim Wei", exact: true }).click();
  await expect(page.getByText("Lim Wei was removed")).toBeVisible();
  await expect(page.getByRole("table", { name: "Members" }).getByRole("row", { name: /Lim Wei/ })).toHaveCount(0);

  await page.goto("/teams");
  await expect(page.getByRole("row", { name: /Concrete crew/ })).toContainText("Priya Nair");
});

test("a member sees who is there but is offered nothing they may not do", async ({ page, context }) => {
  const company = await Company.make("Pier Contractors");
  const [priya] = await company.hire({ fullName: "Priya Nair" });
  await priya?.enter(context);

  await page.goto("/members");
  await expect(page.getByRole("table", { name: "Members" }).getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Invite someone" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
  await page.getByRole("button", { name: "Olivia Owner", exact: true }).click();
  const pane = page.getByRole("dialog", { name: "Olivia Owner" });
  await expect(pane.getByRole("heading", { name: "Role" })).toBeVisible();
  await expect(pane.getByRole("radio")).toHaveCount(0);
  await expect(pane.getByRole("button", { name: /Remove/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto("/admin/audit");
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("the list is exported as it is filtered", async ({ page, context }) => {
  const company = await Company.make("Dock Masters");
  await company.hire({ fullName: "Lim Wei" });
  await company.owner.enter(context);
  await page.goto("/members?q=lim");
  await expect(page.getByRole("table", { name: "Members" }).getByRole("row")).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export CSV" }).click(),
  ]);
  const content = await (await file.createReadStream()).toArray();
  const lines = Buffer.concat(content).toString("utf8").trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('"Lim Wei","Member","lim.wei.');
});
