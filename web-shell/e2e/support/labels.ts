import { writeFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import encodeQR from "qr";
import { expect } from "./demo";

export interface Machine {
  equipmentId: string;
  name: string;
  code: string;
  revision: number;
}

/** Machines of the first project that the caller manages. */
export async function makeMachines(page: Page, context: BrowserContext, names: readonly string[]) {
  const csrf = (await context.cookies()).find(({ name }) => name === "gw_csrf")?.value ?? "";
  const found = await page.request.get("/api/Project/QueryProjects?pageCount=100");
  const projects: { projectId: string; name: string; isProjectManager: boolean }[] = (await found.json()).data.data;
  const home = projects.find(({ isProjectManager }) => isProjectManager);
  if (!home) throw new Error("manages no project");
  const machines: Machine[] = [];
  for (const name of names) {
    const answer = await page.request.post("/api/Equipment/CreateEquipment", {
      data: { projectId: home.projectId, name, contact: "Yard office, +65 6000 1234" },
      headers: { "X-CSRF-Token": csrf, "Idempotency-Key": crypto.randomUUID() },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    machines.push((await answer.json()).data);
  }
  return { home, machines };
}

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES_EACH = 3;

/** What a camera sees that goes from label to label, as a file that Chromium plays over and over. */
export function film(path: string, texts: readonly string[]): void {
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F3:1 Ip A1:1 C420mpeg2\n`)];
  for (const text of texts) {
    const frame = picture(text);
    for (let count = 0; count < FRAMES_EACH; count += 1) parts.push(Buffer.from("FRAME\n"), frame);
  }
  writeFileSync(path, Buffer.concat(parts));
}

/** Luminance, and chrominance that is grey all over. */
function picture(text: string): Buffer {
  const cells = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const scale = Math.floor((HEIGHT * 0.8) / cells.length);
  const [left, top] = [(WIDTH - cells.length * scale) >> 1, (HEIGHT - cells.length * scale) >> 1];
  const frame = Buffer.alloc((WIDTH * HEIGHT * 3) / 2, 128);
  frame.fill(200, 0, WIDTH * HEIGHT);
  for (const [row, line] of cells.entries())
    for (const [column, isDark] of line.entries())
      for (let y = 0; y < scale; y += 1) {
        const start = (top + row * scale + y) * WIDTH + left + column * scale;
        frame.fill(isDark ? 30 : 220, start, start + scale);
      }
  return frame;
}
