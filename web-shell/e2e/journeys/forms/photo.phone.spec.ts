/** A photo of a phone's camera is made smaller before it is sent, upright and with what the camera wrote. */

import { expect, type Page, test } from "@playwright/test";
import { Company } from "../../support/company";
import { makeForm } from "../../support/form";

const LONG_EDGE = 4032;
const SHORT_EDGE = 3024;
/** To be turned by a quarter, taken by a “Pixel 9”. */
const EXIF = Buffer.from(
  "ffe100364578696600004d4d002a00000008000201100002000000080000002601120003000000010006000000000000506978656c203900",
  "hex",
);

/** Of as many pixels as phones make; noise, as nothing packs well on a site. */
async function takePhoto(page: Page): Promise<Buffer> {
  const packed = await page.evaluate(
    async ([width, height]) => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [width, height];
      const context = canvas.getContext("2d") as CanvasRenderingContext2D;
      for (let at = 0; at < 40_000; at += 1) {
        context.fillStyle = `hsl(${(at * 47) % 360} 60% ${(at * 13) % 90}%)`;
        context.fillRect((at * 7919) % width, (at * 104_729) % height, 40, 30);
      }
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.95));
      const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    [LONG_EDGE, SHORT_EDGE] as const,
  );
  const jpeg = Buffer.from(packed, "base64");
  return Buffer.concat([jpeg.subarray(0, 2), EXIF, jpeg.subarray(2)]);
}

interface Stored {
  photos: { name: string; size: number; url: string }[];
}

test("a photo of twelve megapixels arrives small, upright and with what its camera wrote; also kept without a network", async ({
  page,
  context,
}) => {
  const company = await Company.make("Harbour Photos");
  const [member] = await company.hire({ fullName: "Rafiqul Islam" });
  if (!member) throw new Error("nobody was hired");
  const projectId = await company.makeProject("Harbour Bridge");
  const userIds = [await company.userIdOf(member)];
  await company.owner.call("POST", "/api/Project/AddProjectMembers", { projectId, userIds });
  await makeForm(company.owner, {
    name: "Crack",
    pages: [
      {
        name: "Crack",
        fields: [
          { type: "upload", label: "Photos" },
          { type: "upload", label: "Evidence", setting: { keepsOriginals: true } },
        ],
      },
    ],
    steps: [{ name: "Crack", button: "Send" }],
  });
  await member.enter(context);
  await page.goto("/forms/submissions/new");
  await page.getByRole("link", { name: /Crack/ }).click();
  const [photos, evidence] = [page.getByLabel("Choose photos").first(), page.getByLabel("Choose photos").last()];
  await expect(photos).toBeAttached();
  const submissionId = page.url().split("/").at(-1)?.split("?")[0];
  const photo = await takePhoto(page);
  const chosen = (name: string) => ({ name, mimeType: "image/jpeg", buffer: photo });

  await photos.setInputFiles(chosen("crack.jpg"));
  await expect(page.getByRole("img", { name: "Photo crack.jpg" })).toBeVisible();
  await evidence.setInputFiles(chosen("evidence.jpg"));
  await expect(page.getByRole("img", { name: "Photo evidence.jpg" })).toBeVisible();
  await context.setOffline(true);
  await photos.setInputFiles(chosen("below.jpg"));
  await expect(page.getByText(/kept on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("img", { name: "Photo below.jpg" })).toBeVisible();

  const stored = await member.call<Stored>("GET", `/api/Submission/GetSubmissionDetail?submissionId=${submissionId}`);
  await page.goto("about:blank");
  const of = (name: string) => stored.photos.find((each) => each.name === name) ?? { size: 0, url: "" };
  expect(of("evidence.jpg").size).toBe(photo.length);
  for (const name of ["crack.jpg", "below.jpg"]) {
    const { size, url } = of(name);
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThan(photo.length / 2);
    const bytes = Buffer.from(await (await context.request.get(url)).body());
    expect(bytes.length).toBe(size);
    expect(bytes.includes("Pixel 9")).toBe(true);
    // Upright: nothing turns it once more.
    const turned = EXIF.subarray(32, 44);
    expect(bytes.includes(turned)).toBe(false);
    const drawn = await page.evaluate(async (packed) => {
      const blob = await (await fetch(`data:image/jpeg;base64,${packed}`)).blob();
      const { width, height } = await createImageBitmap(blob);
      return [width, height];
    }, bytes.toString("base64"));
    expect(drawn).toEqual([1536, 2048]);
  }
});
