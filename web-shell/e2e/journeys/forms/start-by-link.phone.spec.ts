/** A form hangs at the gate: its manager makes the link, visitors start it on a phone, one after the other. */
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/axe";
import { Company, freshAddress } from "../../support/company";
import { expectNoSidewaysScroll } from "../../support/demo";
import { makeForm } from "../../support/form";
import { textOfMail } from "../../support/mail";

const FORM = "Visitor registration";
const PIN = "471147";

/** Returns the address that the code leads to. */
async function hangOut(page: Page): Promise<string> {
  await page.goto("/forms");
  await page
    .getByRole("button", { name: new RegExp(`${FORM}`) })
    .last()
    .click();
  await page.getByRole("menuitem", { name: "Start links" }).click();
  await expect(
    page.getByText("No start link is in use. Those that were taken back start nothing any more."),
  ).toBeVisible();
  await page.getByRole("textbox", { name: "Where it hangs" }).fill("Gate 1");
  await page.getByRole("textbox", { name: "PIN (optional)" }).fill(PIN);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Make a start link" }).click();
  await expect(page.getByRole("img", { name: "Code that starts the form" })).toBeVisible();
  await expect(page.getByText("You are asked for a PIN.")).toBeVisible();
  await expect(page.getByText("Gate 1 · Berth 11")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  return (await page.getByText(/\/forms\/start#/).textContent()) ?? "";
}

async function open(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "This link has a PIN" })).toBeVisible();
  await expect(page.getByText(FORM)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "PIN" }).fill(PIN);
  await page.getByRole("button", { name: "Open" }).click();
}

async function prove(page: Page, fullName: string): Promise<string> {
  const email = freshAddress(fullName);
  await page.getByRole("textbox", { name: "Full name" }).fill(fullName);
  await page.getByRole("textbox", { name: "E-mail address" }).fill(email);
  await page.getByRole("button", { name: "Mail me a code" }).click();
  await expect(page.getByText(`We mailed six digits to ${email}`)).toBeVisible();
  const code = /\d{6}/.exec(await textOfMail(email, /^Your code: /))?.[0] ?? "";
  await page.getByRole("textbox", { name: "Code" }).first().fill(code);
  await page.getByRole("button", { name: "Go on" }).click();
  return email;
}

test("visitors start a form by the code at the gate, one after the other, until it is taken back", async ({
  page,
  context,
}) => {
  const company = await Company.make("Harbour Works");
  await company.makeProject("Berth 11");
  await makeForm(company.owner, {
    name: FORM,
    pages: [{ name: "Registration", fields: [{ type: "shortText", label: "Whom do you visit?", required: true }] }],
    steps: [{ name: "Registration", button: "Register" }],
  });
  await company.owner.enter(context);
  const address = await hangOut(page);

  await context.clearCookies();
  await page.goto("about:blank");
  await page.goto(address);
  await open(page);
  await expect(page.getByRole("heading", { name: FORM })).toBeVisible();
  await expect(page.getByText("Harbour Works")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await prove(page, "Ada Visitor");
  const asked = page.getByRole("textbox", { name: "Whom do you visit?" });
  await asked.fill("Goh Kim");
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  // What was entered is there again after the page was left.
  await page.reload();
  await expect(asked).toHaveValue("Goh Kim");
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Your number is 1")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // In the same name, without PIN and code.
  await page.getByRole("button", { name: "Submit another" }).click();
  await expect(asked).toHaveValue("");
  await asked.fill("Lim Wei");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Your number is 2")).toBeVisible();
  // Whoever comes next says who they are.
  await page.getByRole("button", { name: "Not you?" }).click();
  await open(page);
  await expect(page.getByRole("textbox", { name: "Full name" })).toHaveValue("");
  await expect(page.getByText("Ada Visitor")).toHaveCount(0);
  await prove(page, "Ben Visitor");
  await expect(asked).toHaveValue("");
  await asked.fill("Tan Bo");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Your number is 3")).toBeVisible();

  await company.owner.enter(context);
  const started = await company.owner.call<{ data: { submissionId: string; referenceNumberStr: string }[] }>(
    "GET",
    "/api/Submission/QuerySubmissions",
  );
  const last = started.data.find(({ referenceNumberStr }) => referenceNumberStr === "3");
  await page.goto(`/forms/submissions/${last?.submissionId}`);
  await expect(page.getByText(/Ben Visitor \(outside the company\) pressed “Register”/)).toBeVisible();
  const { data } = await company.owner.call<{ data: { startLinkId: string; uses: number }[] }>(
    "GET",
    "/api/FormStartLink/QueryStartLinks",
  );
  expect(data.map(({ uses }) => uses)).toEqual([3]);
  await company.owner.call("PUT", "/api/FormStartLink/RevokeStartLink", { startLinkId: data[0]?.startLinkId });
  await context.clearCookies();
  await page.goto("about:blank");
  await page.goto(address);
  await expect(page.getByText(/This link was taken back/)).toBeVisible();
});
