import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { PASSWORD } from "../../support/caller";
import { Company, freshAddress } from "../../support/company";
import { linkFromMail, linksMailed } from "../../support/mail";

test("someone new is invited, gets the mail, registers and is in", async ({ page, context, browser }) => {
  const company = await Company.make("Harbour Works");
  await company.makeTeam("Concrete crew");
  await company.owner.enter(context);
  const email = freshAddress("Ravi Kumar");

  await page.goto("/members");
  await page.getByRole("button", { name: "Invite someone" }).click();
  const pane = page.getByRole("dialog", { name: "Invite someone" });
  await expect(pane.getByText("4 seats left")).toBeVisible();
  await pane.getByLabel("E-mail").fill("ravi@");
  await pane.getByRole("button", { name: "Send the invitation" }).click();
  await expect(pane.getByText("Enter a complete e-mail address")).toBeVisible();
  await expectAccessible(page);
  await pane.getByLabel("E-mail").fill(email);
  await pane.getByLabel("Name").fill("Ravi Kumar");
  await pane.getByRole("radio", { name: "Manager" }).check();
  await pane.getByRole("combobox", { name: "Teams" }).press("ArrowDown");
  await page.getByRole("listbox").getByRole("option", { name: "Concrete crew" }).click();
  await page.keyboard.press("Escape");
  await pane.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
  await expect(pane.getByText("3 seats left")).toBeVisible();

  const guest = await browser.newContext();
  const theirs = await guest.newPage();
  await theirs.goto(await linkFromMail(email, "accept-invite"));
  await expect(theirs.getByRole("heading", { level: 1 })).toContainText("Harbour Works");
  await expectAccessible(theirs);
  await theirs.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await theirs.getByRole("button", { name: /join/i }).click();
  await expect(theirs).not.toHaveURL(/accept-invite/);
  await theirs.goto("/members");
  await expect(theirs.getByRole("table", { name: "Members" }).getByRole("row")).toHaveCount(3);
  await guest.close();

  await page.goto("/members/invites");
  await expect(page.getByRole("row", { name: new RegExp(email) })).toContainText("Accepted");
  await expectAccessible(page);
  await page.goto("/teams");
  await expect(page.getByRole("row", { name: /Concrete crew/ })).toContainText("1");
});

test("an invitation is sent again, taken back, and its link is dead", async ({ page, context, browser }) => {
  const company = await Company.make("Quay Builders");
  const email = freshAddress("Mei Ling");
  await company.owner.call("POST", "/api/Invite/InviteMember", { email, role: "member" });
  await company.owner.enter(context);
  await linkFromMail(email, "accept-invite");

  await page.goto("/members/invites");
  await page.getByRole("button", { name: `Send the invitation to ${email} again` }).click();
  await expect(page.getByText(`Invitation sent to ${email} again`)).toBeVisible();
  await expect.poll(() => linksMailed(email, "accept-invite")).toBe(2);
  const link = await linkFromMail(email, "accept-invite", { after: 1 });

  await page.getByRole("button", { name: `Take back the invitation to ${email}` }).click();
  const question = page.getByRole("dialog", { name: `Take back the invitation to ${email}?` });
  await expectAccessible(page);
  await question.getByRole("button", { name: "Take back the invitation" }).click();
  await expect(page.getByText(`The invitation to ${email} was taken back`)).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(email) })).toContainText("Taken back");

  const guest = await browser.newContext();
  const theirs = await guest.newPage();
  await theirs.goto(link);
  await expect(theirs.getByLabel("Password", { exact: true })).toHaveCount(0);
  await guest.close();
});

test("a CSV file is tried first, then sent: each row has its verdict and its mail", async ({ page, context }) => {
  const company = await Company.make("Pier Contractors");
  await company.makeTeam("Concrete crew");
  await company.owner.enter(context);
  const ravi = freshAddress("Ravi Kumar");
  const mei = freshAddress("Mei Ling");
  const rows = [
    "email,fullName,role,teams,projects",
    `${ravi},Ravi Kumar,member,Concrete crew,`,
    `${mei},美玲,manager,,`,
    `${ravi},Ravi again,member,,`,
    "not-an-address,Nobody,member,,",
    `${company.owner.email},Olivia Owner,member,,`,
  ];

  await page.goto("/members/import");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\r\n")) });
  const report = page.getByRole("table", { name: "Rows of the file" });
  await expect(page.getByText("2 people can be invited; 3 rows are left out")).toBeVisible();
  await expect(report.getByRole("row", { name: /美玲/ })).toContainText("Will be invited");
  await expect(report.getByRole("row", { name: /not-an-address/ })).toContainText("Needs correction");
  await expect(report.getByRole("row", { name: /Ravi again/ })).toContainText("Twice in the file");
  await expect(report.getByRole("row", { name: /Olivia Owner/ })).toContainText("Is a member already");
  await expectAccessible(page);
  // The dry run sent nothing.
  expect(await linksMailed(ravi, "accept-invite")).toBe(0);

  await page.getByRole("button", { name: "Send 2 invitations" }).click();
  await expect(report.getByRole("row", { name: /美玲/ })).toContainText("Invited");
  await linkFromMail(ravi, "accept-invite");
  await linkFromMail(mei, "accept-invite");
  await page.getByRole("link", { name: "See the invitations" }).click();
  await expect(page.getByRole("table", { name: "Invitations" }).getByRole("row")).toHaveCount(3);
  await expect(page.getByText("2 seats left")).toBeVisible();
});
