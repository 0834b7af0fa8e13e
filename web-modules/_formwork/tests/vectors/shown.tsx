import { applyLocale, type Locale } from "@groundwork/kit";
import { renderInKit } from "@groundwork/kit/testing";
import { act } from "@testing-library/react";
import { expect } from "vitest";
import {
  type CommonSetting,
  completeBody,
  type Field,
  FilledBody,
  FillProvider,
  FillStore,
  fieldElementId,
  type SubmissionFacts,
} from "../../src";
import controls from "../../src/fields/control.module.css";
import "../../src/fields/sub-form/shown";
import filled from "../../src/fill/filled-field.module.css";
import { en } from "../../src/messages/en";
import zhCn from "../../src/messages/zh-cn";
import { renderForm } from "../form";

export interface ShownCase {
  type: Field["type"];
  setting: object;
  components?: Field["components"];
  value: unknown;
  /** Of what stands inside it. */
  values?: Record<string, unknown>;
  language: Locale;
  about?: SubmissionFacts;
  /** Of the pictures. */
  uploader?: string;
  expected: { texts: (string | null)[]; pictures?: string[] };
}

const LABEL = "A field";
const ID = "00000000-0000-4000-8000-000000000001";
/** Of what a value holds; the paper knows pictures of the same ones. */
const PICTURES = ["00000000-0000-4000-8000-000000000009", "00000000-0000-4000-8000-00000000000a"];
const LINES = "h3, h4, span, a, p, li, dt, dd, figcaption";
/** What only the screen tells: how large a file is, why there is no result, that a value is newer than the page. */
const BESIDE = [String(controls.note), String(controls.problem), String(filled.newer)];

/** What the screen says where the paper leaves room. */
const UNSAID = ["fill.empty", "headerSection.later", "headerSection.unknown"] as const;
const NOTHING: Record<Locale, string[]> = {
  en: UNSAID.map((key) => en[key]),
  "zh-CN": UNSAID.map((key) => zhCn[key]),
};

export async function shownCase({
  type,
  setting,
  components = [],
  value,
  values = {},
  language,
  about,
  uploader,
  expected,
}: ShownCase): Promise<void> {
  await act(() => applyLocale(language));
  const field = {
    id: ID,
    type,
    setting: { label: LABEL, ...setting } as unknown as CommonSetting,
    components,
  } as Field;
  const files = PICTURES.map((fileId) => ({ fileId, name: "", size: 1, contentType: "image/png" }));
  const by = uploader === undefined ? null : { userId: "user-2", fullName: uploader };
  renderForm([field], {
    filled: true,
    values: { ...values, ...(value === null ? {} : { [ID]: value }) },
    facts: about ?? {},
    files: files.map((file) => ({
      ...file,
      url: `https://files.test/${file.fileId}`,
      thumbnailUrl: null,
      uploader: by,
    })),
  });
  // What is loaded where it is drawn for the first time.
  if (type === "subForm") await act(() => new Promise((resolve) => setTimeout(resolve)));
  const shown = document.getElementById(fieldElementId(ID));
  const said = [...(shown?.querySelectorAll(LINES) ?? [])]
    .filter((element) => !BESIDE.some((name) => element.classList.contains(name)))
    .map(ownText)
    .filter((text) => text !== "")
    .map((text) => (NOTHING[language].includes(text) ? null : text));
  // A header names its items whether or not something is known of them; any other field is then empty.
  expect(type === "headerSection" ? said : said.filter((text) => text !== null)).toEqual(expected.texts);
  const names = [...(shown?.querySelectorAll("img") ?? [])].map((image) => image.alt);
  const pictures = expected.pictures ?? [];
  expect(names).toHaveLength(pictures.length);
  for (const [at, name] of names.entries()) expect(name).toContain(pictures[at]);
}

export interface TitlesCase {
  names: string[];
  language: Locale;
  expected: string[];
}

export async function titlesCase({ names, language, expected }: TitlesCase): Promise<void> {
  await act(() => applyLocale(language));
  const body = completeBody(names.map((name, at) => ({ id: `page-${at}`, name, components: [] })));
  renderInKit(
    <FillProvider store={new FillStore({ body })}>
      <FilledBody body={body} />
    </FillProvider>,
  );
  const pages = [...document.querySelectorAll("section")];
  expect(pages.map((page) => page.querySelector("h2")?.textContent ?? "")).toEqual(expected);
}

/** The words directly in an element. */
function ownText(element: Element): string {
  const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return words.map((node) => node.textContent).join("");
}
