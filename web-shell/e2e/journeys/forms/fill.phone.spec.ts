import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import type { Caller } from "../../support/caller";
import { Company } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";
import { type FormMade, makeForm } from "../../support/form";

interface Site {
  member: Caller;
  manager: Caller;
  form: FormMade;
}

/** One pixel. */
const PICTURE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A member of one project with one form: a diary that the checkers' team approves. */
async function makeSite(): Promise<Site> {
  const company = await Company.make("Harbour Works");
  const [member, manager] = await company.hire({ fullName: "Rafiqul Islam" }, { fullName: "Tan Mei Ling" });
  if (!member || !manager) throw new Error("nobody was hired");
  const checkers = await company.makeTeam("Checkers", [manager]);
  const projectId = await company.makeProject("Harbour Bridge");
  for (const person of [member, manager])
    await company.owner.call("POST", "/api/Project/AddProjectMembers", {
      projectId,
      userIds: [await company.userIdOf(person)],
    });
  const form = await makeForm(company.owner, {
    name: "Site diary",
    pages: [
      {
        name: "The day",
        fields: [
          { type: "shortText", label: "Workers on site", required: true },
          {
            type: "singleSelection",
            label: "Weather",
            required: true,
            setting: {
              options: [
                { id: 1, label: "Dry" },
                { id: 2, label: "Rain" },
              ],
            },
          },
          { type: "shortText", label: "What was done", required: true },
          { type: "upload", label: "Photos" },
        ],
      },
      { name: "Check", fields: [{ type: "shortText", label: "Remarks of the checker" }] },
    ],
    steps: [
      { name: "Diary", button: "Send to the checkers" },
      { name: "Check", teamIds: [checkers], button: "Approve", color: "#2b8a3e" },
    ],
  });
  return { member, manager, form };
}

async function start(page: Page): Promise<void> {
  await page.goto("/forms/to-dos");
  await expect(page.getByRole("heading", { name: "No form waits for you" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Fill in a form" }).click();
  await page.getByRole("link", { name: /Site diary/ }).click();
  await expect(page.getByText("0 of 3 required")).toBeVisible();
}

test("a form filled in on a phone survives a lost network and a reload, and is submitted once", async ({
  page,
  context,
}) => {
  const { member, manager } = await makeSite();
  await member.enter(context);
  await start(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole("textbox", { name: "Workers on site" }).fill("12");
  await expect(page.getByText("1 of 3 required")).toBeVisible();
  await expect(page.getByText(/^Saved at/)).toBeVisible();

  // The button says what is missing, and brings one there.
  await page.getByRole("button", { name: "Send to the checkers" }).click();
  await expect(page.getByText("2 fields need a look")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^What was done/ }).click();
  await expect(page.getByRole("textbox", { name: "What was done" })).toBeFocused();

  await context.setOffline(true);
  await page.getByRole("textbox", { name: "What was done" }).fill("Slab of level 3 cast");
  await page.getByText("Rain", { exact: true }).click();
  await page
    .getByLabel("Choose photos")
    .first()
    .setInputFiles({ name: "slab.png", mimeType: "image/png", buffer: Buffer.from(PICTURE, "base64") });
  await expect(page.getByText("2 entries kept on this device, sent when online")).toBeVisible();
  await page.getByRole("button", { name: "Send to the checkers" }).click();
  await expect(page.getByText(/that is not done by itself/)).toBeVisible();

  // The page is gone before the network is back; what was entered is not.
  await page.goto("about:blank");
  await context.setOffline(false);
  await page.goto("/forms/to-dos");
  await page.getByRole("link", { name: /Finish your draft: Diary/ }).click();
  await expect(page.getByRole("textbox", { name: "What was done" })).toHaveValue("Slab of level 3 cast");
  await expect(page.getByRole("radio", { name: "Rain" })).toBeChecked();
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(page.getByText("3 of 3 required")).toBeVisible();
  await expect(page.getByRole("img", { name: "Photo slab.png" })).toBeVisible();
  await expect(page.getByText(/^Saved/)).toBeVisible();

  await page.getByRole("button", { name: "Send to the checkers" }).click();
  await expect(page.getByText(/Next is “Check”, by Checkers/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Send to the checkers" })).toHaveCount(0);
  await expect(page.getByText("Waiting for Checkers")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await context.clearCookies();
  await manager.enter(context);
  await page.goto("/forms/to-dos");
  await page.getByRole("link", { name: /Your turn: Check/ }).click();
  await expect(page.getByText("Slab of level 3 cast")).toBeVisible();
  await page.getByRole("textbox", { name: "Remarks of the checker" }).fill("Fine");
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("The submission is done: “Approve”.")).toBeVisible();
  await expect(page.getByText("Tan Mei Ling pressed “Approve”")).toBeVisible();
});

test("two who fill in one field lose nothing: both values are shown, and one is chosen", async ({ page, context }) => {
  const { member, form } = await makeSite();
  await member.enter(context);
  await start(page);
  await page.getByRole("textbox", { name: "Workers on site" }).fill("12");
  await expect(page.getByText(/^Saved at/)).toBeVisible();

  const fieldId = form.fieldIds["Workers on site"] ?? "";
  await member.call("PUT", "/api/Submission/SaveStep", {
    submissionId: page.url().split("/").at(-1),
    stepId: form.stepIds[0],
    values: { [fieldId]: "15" },
    revisions: {},
  });
  await page.getByRole("textbox", { name: "Workers on site" }).fill("13");
  await page.getByRole("button", { name: /One field differs/ }).click();
  const dialog = page.getByRole("dialog", { name: "Two values for one field" });
  await expect(dialog).toContainText("13");
  await expect(dialog).toContainText("15");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: /^Take this one/ }).click();
  await expect(page.getByRole("textbox", { name: "Workers on site" })).toHaveValue("15");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
});
