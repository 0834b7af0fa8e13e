/**
 * What the form builder costs with 50, 300 and 999 fields, in Chromium, against a running `make dev`:
 *
 *     npm run bench -w @groundwork/forms
 *
 * A moment is measured from the event to the frame that shows it. Medians; the slowest beside them.
 */
import { randomUUID } from "node:crypto";
import { type APIRequestContext, type BrowserContext, chromium, type Page } from "playwright-core";

const ORIGIN = process.env.BASE_URL ?? "http://localhost:8080";
/** A form holds 1,000: to the last one a field can be added. */
const SIZES = [50, 300, 999] as const;
const FIELDS_A_PAGE = 50;
const TIMES = 15;
const KINDS = ["shortText", "singleSelection", "dateTime", "calculation", "upload", "signature"] as const;

/** Of the field that is selected: those of the one before take nothing any more. */
const LABEL = 'aside [data-settings-of]:not([inert]) input[name="label"]';

interface Figures {
  open: number;
  add: number[];
  undo: number[];
  select: number[];
  type: number[];
  heap: number;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** As the service takes it; what is left out has a default. */
function bodyOf(size: number) {
  const row = (index: number) => {
    const type = KINDS[index % KINDS.length];
    const field = { id: randomUUID(), type, setting: { label: `Field ${index + 1}` } };
    return { id: randomUUID(), type: "row", components: [field] };
  };
  const pageCount = Math.ceil(size / FIELDS_A_PAGE);
  return Array.from({ length: pageCount }, (_, page) => ({
    id: randomUUID(),
    type: "page",
    name: `Part ${page + 1}`,
    components: Array.from({ length: Math.min(FIELDS_A_PAGE, size - page * FIELDS_A_PAGE) }, (_, index) =>
      row(page * FIELDS_A_PAGE + index),
    ),
  }));
}

async function call<T>(request: APIRequestContext, method: "post" | "put", path: string, data: unknown): Promise<T> {
  const { cookies } = await request.storageState();
  const csrf = cookies.find(({ name }) => name === "gw_csrf")?.value ?? "";
  const headers = {
    "Idempotency-Key": randomUUID(),
    "X-CSRF-Token": csrf,
    "X-Requested-With": "groundwork",
    "Content-Type": "application/json",
  };
  const answer = await request[method](`${ORIGIN}${path}`, { data: JSON.stringify(data), headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

async function makeTemplate(request: APIRequestContext, size: number): Promise<string> {
  const made = await call<{ formTemplateId: string; bodyVersion: number }>(
    request,
    "post",
    "/api/FormTemplate/CreateFormTemplate",
    { name: `Bench of ${size} fields` },
  );
  const { formTemplateId, bodyVersion: version } = made;
  await call(request, "put", "/api/FormTemplateSetting/UpdateFormBody", {
    formTemplateId,
    version,
    pages: bodyOf(size),
  });
  return formTemplateId;
}

/**
 * Does something in the page and waits for the frame that shows it. What it is done to may still be on its way on a busy
 * machine, such as the settings of the field that was just selected.
 */
async function moment(page: Page, selector: string, deed: "click" | "type", nth = 0): Promise<number> {
  await page.locator(`${selector}:enabled`).nth(nth).waitFor();
  return page.evaluate(
    async ([where, what, at]) => {
      const element = document.querySelectorAll<HTMLElement>(where)[at];
      if (!element) throw new Error(`Nothing is at ${where}`);
      const start = performance.now();
      if (what === "type") {
        const input = element as HTMLInputElement;
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
        set?.call(input, `${input.value}x`);
        input.dispatchEvent(new Event("input", { bubbles: true }));
      } else element.dispatchEvent(new MouseEvent(what, { bubbles: true, detail: 1 }));
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      return performance.now() - start;
    },
    [selector, deed, nth] as const,
  );
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0) / 1024 / 1024;
}

async function measure(context: BrowserContext, templateId: string): Promise<Figures> {
  const page = await context.newPage();
  const opens: number[] = [];
  for (let time = 0; time < 3; time++) {
    await page.goto(`${ORIGIN}/forms/templates/${templateId}`);
    await page.waitForSelector("[data-canvas] [data-field]");
    opens.push(
      await page.evaluate(async () => {
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        return performance.now();
      }),
    );
    await page.waitForTimeout(500);
  }
  const figures: Figures = { open: median(opens), add: [], undo: [], select: [], type: [], heap: 0 };
  for (let time = 0; time < TIMES; time++) {
    figures.select.push(await moment(page, "[data-canvas] [data-field] > button", "click", time % 6));
    await page.waitForTimeout(150);
    figures.type.push(await moment(page, LABEL, "type"));
    await page.waitForTimeout(150);
    figures.add.push(await moment(page, 'aside [aria-label="Text"] button', "click"));
    await page.waitForTimeout(150);
    // Of long pages only what is in sight is drawn: what was added is told by its settings, late on a busy machine. Where
    // nothing was added nothing was measured, and this is waited for in vain.
    await page.locator(`${LABEL}:not([value^="Field"])`).waitFor();
    figures.undo.push(await moment(page, 'header button[aria-label="Undo"]', "click"));
    await page.waitForTimeout(150);
  }
  figures.heap = await heapOf(page);
  await page.close();
  return figures;
}

const cell = (values: readonly number[]) => `${median(values).toFixed(0)} (${Math.max(...values).toFixed(0)})`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"],
});
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await call(context.request, "post", "/api/Auth/Login", {
    email: "owner@northbank.demo",
    password: "groundwork-demo",
  });
  const lines = ["| fields | open | add | undo | select | a keystroke | heap |", "|---|---|---|---|---|---|---|"];
  for (const size of SIZES) {
    const templateId = await makeTemplate(context.request, size);
    const { open, add, undo, select, type, heap } = await measure(context, templateId).finally(() =>
      call(context.request, "put", "/api/FormTemplate/ArchiveFormTemplate", { formTemplateId: templateId }),
    );
    lines.push(
      `| ${size} | ${open.toFixed(0)} ms | ${cell(add)} ms | ${cell(undo)} ms | ${cell(select)} ms | ${cell(type)} ms | ${heap.toFixed(0)} MB |`,
    );
  }
  process.stdout.write(`${lines.join("\n")}\n`);
} finally {
  await browser.close();
}
