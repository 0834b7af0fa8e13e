import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectAccessible } from "../../support/axe";
import { expect, expectNoSidewaysScroll, test } from "../../support/demo";
import { film, makeMachines } from "../../support/labels";

const FILM = join(tmpdir(), `groundwork-labels-${process.pid}.y4m`);

test.use({
  as: "manager",
  permissions: ["geolocation", "camera"],
  geolocation: { latitude: 1.4067, longitude: 103.9022 },
  launchOptions: {
    executablePath: process.env["CHROMIUM"] || "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${FILM}`,
    ],
  },
});

test("a phone looks at five labels: all come in, and leave without a network", async ({ page, context, baseURL }) => {
  const names = [1, 2, 3, 4, 5].map((number) => `Pump ${number} ${crypto.randomUUID().slice(0, 8)}`);
  const { home, machines } = await makeMachines(page, context, names);
  film(
    FILM,
    machines.map(({ code }) => `${baseURL}/attendance/code/${code}`),
  );

  await page.goto("/attendance/scan");
  await page.getByRole("combobox", { name: "Project" }).click();
  await page.getByRole("listbox").getByRole("option", { name: home.name }).click();
  await page.getByRole("button", { name: "Start camera" }).click();
  const taken = page.getByRole("list", { name: "Taken scans" });
  for (const name of names) await expect(taken.getByText(name)).toBeVisible();
  await expect(page.getByRole("heading", { name: "5 scans taken" })).toBeVisible();
  // A label that is looked at for longer counts again.
  await page.getByRole("button", { name: "Stop camera" }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await page.getByText("Check out", { exact: true }).first().click();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Start camera" }).click();
  const kept = page.getByRole("status").filter({ hasText: "5 scans kept on this phone" });
  await expect(kept).toContainText("There is no connection");
  await page.getByRole("button", { name: "Stop camera" }).click();
  await expectAccessible(page);
  const sent = page.waitForResponse((answer) => answer.url().endsWith("/api/Equipment/CreateEquipmentScans"));
  await context.setOffline(false);
  expect((await sent).status()).toBe(201);
  await expect(page.getByRole("heading", { name: "10 scans taken" })).toBeVisible();
  await expect(kept).toBeHidden();

  // Each came once and left once, however often the camera saw it.
  await page.getByRole("link", { name: "Equipment" }).first().click();
  await page.getByLabel("Search equipment").fill(names[2] ?? "");
  await page.getByText(names[2] ?? "").click();
  const pane = page.getByRole("dialog", { name: names[2] ?? "" });
  await expect(pane.getByText("Available", { exact: true })).toBeVisible();
  await expect(pane.getByRole("list", { name: "Where it was" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test("what is nobody's is refused in words, and a code can be typed", async ({ page, context, baseURL }) => {
  const name = `Saw ${crypto.randomUUID().slice(0, 8)}`;
  const { home, machines } = await makeMachines(page, context, [name]);
  film(FILM, [`${baseURL}/menu`]);
  await page.goto("/attendance/scan");
  await page.getByRole("combobox", { name: "Project" }).click();
  await page.getByRole("listbox").getByRole("option", { name: home.name }).click();
  await page.getByRole("button", { name: "Start camera" }).click();
  const refused = page.getByRole("alert").filter({ hasText: "The equipment scanned was not found" });
  await expect(refused.first()).toContainText("Scan a valid QR code.");
  await page.getByRole("button", { name: "Stop camera" }).click();
  await expectAccessible(page);
  await refused.getByRole("button", { name: "I have read it" }).first().click();

  const typed = (machines[0]?.code ?? "").toLowerCase().replace(/(.{5})/g, "$1 ");
  await page.getByLabel("Code on the label").fill(typed);
  await page.getByRole("button", { name: "Take", exact: true }).click();
  await expect(page.getByRole("list", { name: "Taken scans" }).getByText(name)).toBeVisible();
});
