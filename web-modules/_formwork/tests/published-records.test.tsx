import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { renderInKit } from "@groundwork/kit/testing";
import { describe, expect, test } from "vitest";
import {
  type Body,
  checkFieldValue,
  completeBody,
  FillBody,
  FilledBody,
  FillProvider,
  FillStore,
  fieldElementId,
  fieldsOf,
  isEntered,
  KINDS,
  rulesOf,
  structureProblems,
} from "../src";
import { isFieldType } from "../src/rules";

/** A version that some release published, with values as submissions have kept them since. */
interface PublishedRecord {
  body: Body;
  values: Record<string, unknown>;
  /** By field id: what a reader in English sees of its value. */
  shown: Record<string, string[]>;
}

const ROOT = resolve(import.meta.dirname, "../../../proto/published");
const records = readdirSync(ROOT).map((file) => ({
  name: file,
  record: JSON.parse(readFileSync(join(ROOT, file), "utf8")) as PublishedRecord,
}));

function draw({ body: stored, values }: PublishedRecord, Drawn: typeof FillBody): HTMLElement {
  const body = completeBody(stored);
  const store = new FillStore({ body, values });
  const { container } = renderInKit(
    <FillProvider store={store}>
      <Drawn body={body} />
    </FillProvider>,
  );
  return container;
}

/** Of the words of a form, without the spaces between its elements. */
const words = (text: string) => text.replaceAll(/\s/g, "");

describe.each(records)("$name, published by another release", ({ record }) => {
  const fields = fieldsOf(record.body);
  const visible = fields.filter((field) => field.visible);

  test("has a structure and values that still fit", () => {
    expect(structureProblems(record.body)).toEqual([]);
    const entered = fields.filter((field) => field.id in record.values && isEntered(field));
    expect(entered.flatMap((field) => checkFieldValue(field, record.values[field.id]))).toEqual([]);
  });

  test.each([
    { screen: "to be filled in", Drawn: FillBody },
    { screen: "as it was filled in", Drawn: FilledBody },
  ])("is drawn $screen, every field and value", ({ Drawn }) => {
    const drawn = draw(record, Drawn);
    expect(drawn.querySelectorAll("[role=alert]")).toHaveLength(0);
    for (const { type, setting } of visible)
      if (isFieldType(type) && KINDS[type].frame !== "none")
        expect(words(drawn.textContent ?? "")).toContain(words(setting.label));
    // What only stands where a form is filled in is not read.
    const read = fields.filter(({ type }) => rulesOf(type)?.isRead ?? true);
    for (const { id } of read)
      expect(drawn.querySelector(`#${fieldElementId(id)}`) !== null).toBe(visible.some((field) => field.id === id));
  });

  test("shows a reader what was entered", () => {
    const drawn = draw(record, FilledBody);
    for (const { id } of visible)
      for (const shown of record.shown[id] ?? [])
        expect(words(drawn.querySelector(`#${fieldElementId(id)}`)?.textContent ?? "")).toContain(words(shown));
  });
});
