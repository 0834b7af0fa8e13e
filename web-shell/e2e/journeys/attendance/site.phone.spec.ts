import { expectAccessible } from "../../support/axe";
import { expect, expectNoSidewaysScroll, test } from "../../support/demo";

const SITE = /^Jurong East/;
const WORKER = "Lim Wei Jie";
/** Around the site, and where the phone says that it is: at another one, some kilometres away. */
const CORNERS = ["1.3340 103.7460", "1.3340 103.7476", "1.3358 103.7476", "1.3358 103.7460"].join("\n");
test.use({ as: "manager", permissions: ["geolocation"], geolocation: { latitude: 1.4067, longitude: 103.9022 } });

test("whoever scans the poster of a site clocks in and out with a tap each, and is marked outside its fence", async ({
  page,
  browser,
  signedIn,
  baseURL,
}) => {
  const admin = await browser.newContext({
    storageState: await signedIn("admin"),
    viewport: { width: 1280, height: 800 },
    ...(baseURL ? { baseURL } : {}),
  });
  const office = await admin.newPage();
  await office.goto("/projects");
  await office
    .getByRole("link", { name: SITE })
    .or(office.getByRole("button", { name: SITE }))
    .first()
    .click();
  await office.waitForURL(/\/projects\/[0-9a-f-]{36}/);
  const [path] = /\/projects\/[0-9a-f-]{36}/.exec(office.url()) ?? [""];
  await office.goto(`${path}/fence`);
  const project = office.getByRole("main");
  await project.getByRole("radio", { name: /^An area/ }).check();
  await project.getByLabel("Corners", { exact: true }).fill(CORNERS);
  await expect(project.getByText("4 corners")).toBeVisible();
  await expectAccessible(office);
  const save = project.getByRole("button", { name: "Save fence" });
  // A try before this one may have drawn the same.
  if (await save.isEnabled()) {
    await save.click();
    await expect(office.getByText("The fence was saved").first()).toBeVisible();
  }

  await office.goto(`${path}/code`);
  const code = project.getByRole("img", { name: "QR code of the site" });
  const make = project.getByRole("button", { name: "Make a code" });
  await expect(code.or(make)).toBeVisible();
  if (await make.isVisible()) await make.click();
  await expect(code).toBeVisible();
  const told = office.waitForResponse((answer) => answer.url().includes("/api/SiteCode/GetSiteCode"));
  await office.reload();
  const { data } = (await (await told).json()) as { data: { siteCode: { link: string } } };
  const scanned = new URL(data.siteCode.link).pathname;

  await page.goto("/attendance");
  const goHome = page.getByRole("button", { name: "Check out" });
  await expect(page.getByRole("button", { name: /^Check (in|out)$/ })).toHaveCount(1);
  // Whoever the demo left at work goes home first.
  if (await goHome.isVisible()) await goHome.click();
  await expect(page.getByText("Not at work")).toBeVisible();

  await page.goto(scanned);
  await expect(page.getByText(/^You scanned the code of Jurong East/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Check in" }).click();
  await expect(page.getByText("At work", { exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Kept on this phone" })).toBeHidden();
  await page.goto(scanned);
  await page.getByRole("button", { name: "Check out" }).click();
  await expect(page.getByText("Not at work")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Kept on this phone" })).toBeHidden();

  await office.goto("/attendance/timesheets");
  await office.getByRole("row").filter({ hasText: WORKER }).getByRole("button").first().click();
  const days = office.getByRole("dialog", { name: WORKER });
  const day = days
    .getByRole("listitem")
    .filter({ hasText: /Jurong East/ })
    .first();
  await expect(day.getByText("Outside the site")).toBeVisible();
  await day.getByRole("button").click();
  await expect(days.getByText("With the code of the site").first()).toBeVisible();
  await expect(days.getByText(/^Further from the site than its fence/).first()).toBeVisible();
  await expectAccessible(office);
  await admin.close();
});
