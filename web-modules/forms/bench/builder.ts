/**
 * What the form builder costs with 50, 300 and 999 fields, in Chromium, against a running `make dev`:
 *
 *     npm run bench -w @groundwork/forms
 *
 * The last form has fields of every kind and ten tables of ten by ten. A moment is measured from the event to the frame
 * that shows it. Medians; the slowest beside them. While scrolling, a frame is late when the next came after two.
 */
import { randomUUID } from "node:crypto";
import { type APIRequestContext, type BrowserContext, chromium, type Page } from "playwright-core";
import { kindsOfVectors } from "./kinds.ts";

const ORIGIN = process.env.BASE_URL ?? "http://localhost:8080";
const FIELDS_A_PAGE = 50;
const SCROLLS = 60;
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
  /** Of a hundred frames while one scrolls, those that came late. */
  late: number;
  heap: number;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Form {
  name: string;
  pages: object[];
}

const row = (component: object) => ({ id: randomUUID(), type: "row", components: [component] });

/** As the service takes it; what is left out has a default. */
function pagesOf(components: readonly object[]): object[] {
  const pageCount = Math.ceil(components.length / FIELDS_A_PAGE);
  return Array.from({ length: pageCount }, (_, page) => ({
    id: randomUUID(),
    type: "page",
    name: `Part ${page + 1}`,
    components: components.slice(page * FIELDS_A_PAGE, (page + 1) * FIELDS_A_PAGE).map(row),
  }));
}

const field = (type: string, index: number, setting: object = {}) => ({
  id: randomUUID(),
  type,
  setting: { ...setting, label: `Field ${index + 1}` },
});

function ofSixKinds(size: number): Form {
  const fields = Array.from({ length: size }, (_, index) => field(KINDS[index % KINDS.length] ?? "", index));
  return { name: `${size}`, pages: pagesOf(fields) };
}

/** Ten by ten: seven columns of words, three of fields. */
function table(): object {
  const cells = (line: number) =>
    Array.from({ length: 10 }, (_, column) => {
      const inside = column < 7 ? { title: `Row ${line + 1}` } : { components: [field("shortText", column)] };
      return { id: randomUUID(), type: "row", ...inside };
    });
  return { id: randomUUID(), type: "table", setting: {}, components: Array.from({ length: 10 }, (_, i) => cells(i)) };
}

/** As many as a form takes to which one more can be added: ten tables are ten fields, and hold thirty each. */
function ofEveryKind(): Form {
  const kinds = kindsOfVectors();
  const leaves = Array.from({ length: 999 - 10 * 31 }, (_, index) => {
    const kind = kinds[index % kinds.length];
    return field(kind?.type ?? "", index, kind?.setting);
  });
  const every = Math.floor(leaves.length / 10);
  const components = leaves.flatMap((leaf, index) =>
    index % every === 0 && index < every * 10 ? [leaf, table()] : [leaf],
  );
  return { name: `999 of ${kinds.length + 1} kinds`, pages: pagesOf(components) };
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

async function makeTemplate(request: APIRequestContext, { name, pages }: Form): Promise<string> {
  const made = await call<{ formTemplateId: string; bodyVersion: number }>(
    request,
    "post",
    "/api/FormTemplate/CreateFormTemplate",
    { name: `Bench of ${name}` },
  );
  const { formTemplateId, bodyVersion: version } = made;
  await call(request, "put", "/api/FormTemplateSetting/UpdateFormBody", { formTemplateId, version, pages });
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

/** By the wheel, three screens a second, over what was not drawn before. */
async function lateFrames(page: Page): Promise<number> {
  await page.locator("[data-canvas]").hover();
  await page.evaluate(() => {
    const frames: number[] = [];
    const tick = (now: number) => {
      frames.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(globalThis, { benchFrames: frames });
  });
  for (let time = 0; time < SCROLLS; time++) {
    await page.mouse.wheel(0, 150);
    await page.waitForTimeout(50);
  }
  const frames = await page.evaluate(() => (globalThis as unknown as { benchFrames: number[] }).benchFrames);
  const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
  return (100 * gaps.filter((gap) => gap > 2 * (1000 / 60)).length) / gaps.length;
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
  const figures: Figures = { open: median(opens), add: [], undo: [], select: [], type: [], late: 0, heap: 0 };
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
  figures.late = await lateFrames(page);
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
  const head = ["fields", "open", "add", "undo", "select", "a keystroke", "late frames", "heap"];
  const lines = [head, head.map(() => "---")].map((cells) => `| ${cells.join(" | ")} |`);
  for (const form of [ofSixKinds(50), ofSixKinds(300), ofSixKinds(999), ofEveryKind()]) {
    const templateId = await makeTemplate(context.request, form);
    const { open, add, undo, select, type, late, heap } = await measure(context, templateId).finally(() =>
      call(context.request, "put", "/api/FormTemplate/ArchiveFormTemplate", { formTemplateId: templateId }),
    );
    const moments = [add, undo, select, type].map((times) => `${cell(times)} ms`).join(" | ");
    lines.push(`| ${form.name} | ${open.toFixed(0)} ms | ${moments} | ${late.toFixed(0)} % | ${heap.toFixed(0)} MB |`);
  }
  process.stdout.write(`${lines.join("\n")}\n`);
} finally {
  await browser.close();
}
