import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company } from "../../support/company";

test("the console counts, renames and fences the company", async ({ page, context }) => {
  const company = await Company.make("Harbour Works");
  await company.hire({ fullName: "Lim Wei", role: "manager" });
  await company.makeProject("Harbour Bridge");
  await company.owner.enter(context);

  await page.goto("/admin");
  await expect(page.getByText("of 5 seats")).toBeVisible();
  await expect(page.getByRole("table", { name: "Members" }).getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("link", { name: "Harbour Bridge" })).toBeVisible();
  await expectAccessible(page);

  const tabs = page.getByRole("navigation", { name: "Admin console" });
  await tabs.getByRole("link", { name: "Company", exact: true }).click();
  await page.getByLabel("Company name").fill("");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByText("Give the company a name.")).toBeVisible();
  await page.getByLabel("Company name").fill("Harbour Works Pte Ltd");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByText("The company is now called Harbour Works Pte Ltd")).toBeVisible();
  await page.getByRole("checkbox", { name: "Check the distance to the site" }).check();
  const fence = page.getByRole("form", { name: "Clocking in near the site" });
  await fence.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("A radius of 0 is no fence.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Radius around the site").fill("150");
  await fence.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Clock-ins more than 150 m from the site are marked for review.")).toBeVisible();

  await tabs.getByRole("link", { name: "Your companies" }).click();
  await expect(page.getByRole("row", { name: /Harbour Works Pte Ltd/ })).toContainText("You are here");
  await expectAccessible(page);
  await tabs.getByRole("link", { name: "Roles" }).click();
  await expect(page.getByRole("table")).toContainText("Hand over or delete the company");
  await expectAccessible(page);
});

test("the audit log tells who changed what, is filtered and exported", async ({ page, context }) => {
  const company = await Company.make("Quay Builders");
  const [wei] = await company.hire({ fullName: "Lim Wei" });
  if (!wei) throw new Error("nobody was hired");
  await company.owner.call("POST", "/api/AdminConsole/ModifyMemberRole", {
    groupId: company.groupId,
    userId: await company.userIdOf(wei),
    role: "manager",
  });
  await company.makeTeam("Concrete crew", [wei]);
  await company.owner.enter(context);

  await page.goto("/admin/audit");
  const log = page.getByRole("table", { name: "Audit log" });
  const changed = log.getByRole("row", { name: /Role changed/ });
  await expect(changed).toContainText("Role: Member → Manager");
  await expect(changed).toContainText("Olivia Owner");
  await expect(log.getByRole("row", { name: /Team created/ })).toContainText("People: + Lim Wei");
  await expectAccessible(page);

  await page.getByRole("combobox", { name: "What happened" }).selectOption("member.role_changed");
  await expect(log.getByRole("row")).toHaveCount(2);
  const exportAs = async (format: string) => {
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: `Audit log, ${format}` }).click();
  };
  const [file] = await Promise.all([page.waitForEvent("download"), exportAs("CSV")]);
  const content = Buffer.concat(await (await file.createReadStream()).toArray()).toString("utf8");
  expect(content).toContain("member.role_changed");
  expect(content).not.toContain("team.created");

  const [book] = await Promise.all([page.waitForEvent("download"), exportAs("Excel")]);
  expect(book.suggestedFilename()).toMatch(/\.xlsx$/);

  await page.getByRole("combobox", { name: "What happened" }).selectOption("");
  const by = page.getByRole("combobox", { name: "By", exact: true });
  await by.fill("Olivia");
  await page.getByRole("option", { name: /Olivia Owner/ }).click();
  await expect(changed).toBeVisible();
  await page.reload();
  await expect(by).toHaveValue(/Olivia Owner/);
  await expect(changed).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("From").fill("2030-01-01");
  await expect(page.getByRole("heading", { name: "Nothing matches" })).toBeVisible();
});

test("an error that a browser met is filed with its stack", async ({ page, context }) => {
  const company = await Company.make("Pier Contractors");
  await company.owner.call("POST", "/api/DevOps/Record", {
    name: "TypeError",
    message: "Cannot read properties of undefined",
    stack: "TypeError: Cannot read properties of undefined\n    at render (form.js:12:7)",
    pathname: "/forms/1",
    userAgent: "journey",
  });
  await company.owner.enter(context);
  await page.goto("/admin/errors");
  await page.getByRole("button", { name: /TypeError/ }).click();
  const pane = page.getByRole("dialog", { name: "TypeError" });
  await expect(pane.getByText("at render (form.js:12:7)")).toBeVisible();
  await expect(pane.getByText("Olivia Owner")).toBeVisible();
  await expectAccessible(page);
});

test("an admin is told why a co-owner is out of reach, and sees no owner's panels", async ({ page, context }) => {
  const company = await Company.make("Dock Masters");
  const [aisha, chen] = await company.hire(
    { fullName: "Aisha Rahman", role: "admin" },
    { fullName: "Chen Zhiqiang", role: "coOwner" },
  );
  if (!aisha || !chen) throw new Error("nobody was hired");
  await aisha.enter(context);
  await page.goto(`/members?member=${await company.userIdOf(chen)}`);
  const pane = page.getByRole("dialog", { name: "Chen Zhiqiang" });
  await expect(pane.getByText("Only the owner may change the role of a co-owner.")).toBeVisible();
  await expect(pane.getByRole("button", { name: /^Remove Chen/ })).toHaveCount(0);
  await page.goto("/admin/settings");
  await expect(page.getByLabel("Company name")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Delete the company" })).toHaveCount(0);
});
