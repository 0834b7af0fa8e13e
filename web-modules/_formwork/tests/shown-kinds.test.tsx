import { UploadQueue } from "@groundwork/kit";
import { renderInKit } from "@groundwork/kit/testing";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { describe, expect, test } from "vitest";
import { type Body, completeBody, type Field, type FileLink, templateFileIdsOf } from "../src";
import { FieldSettings, type StepChoice, type TemplateFiles, TemplateFilesContext } from "../src/builder";
import { type Mark, marked } from "../src/fields/rich-text/marking";
import { field, renderForm } from "./form";

const PLAN: FileLink = {
  fileId: "00000000-0000-4000-8000-000000000009",
  name: "plan.png",
  size: 2048,
  contentType: "image/png",
  url: "https://files.test/plan.png",
  thumbnailUrl: "https://files.test/plan-shown.jpg",
};
const { url: _url, thumbnailUrl: _thumbnail, ...STORED } = PLAN;

interface BuilderProps {
  first: Field;
  files: TemplateFiles | null;
  steps?: readonly StepChoice[];
  onField: (field: Field) => void;
}

function Builder({ first, files, steps = [], onField }: BuilderProps): ReactNode {
  const [selected, setSelected] = useState(first);
  const body = completeBody([{ id: "page", components: [{ id: "row", components: [selected] }] }]);
  const change = (next: Field) => {
    setSelected(next);
    onField(next);
  };
  return (
    <TemplateFilesContext value={files}>
      <FieldSettings field={selected} body={body} steps={steps} onChange={change} />
    </TemplateFilesContext>
  );
}

async function renderSettings(
  first: Field,
  files: TemplateFiles | null = null,
  steps: readonly StepChoice[] = [],
): Promise<() => Field> {
  let latest = first;
  renderInKit(
    <Builder
      first={first}
      files={files}
      steps={steps}
      onField={(next) => {
        latest = next;
      }}
    />,
  );
  await act(() => import("../src/builder/own-settings"));
  return () => latest;
}

function bringing(send: () => Promise<FileLink>): TemplateFiles {
  const files: TemplateFiles = new UploadQueue();
  files.sendBy({ send });
  return files;
}

const chosen = () => new File(["a"], "plan.png", { type: "image/png" });

describe("a picture of the form", () => {
  test("is in the form once it has arrived, without its links", async () => {
    const latest = await renderSettings(
      field("image", ""),
      bringing(async () => PLAN),
    );
    await userEvent.upload(screen.getByLabelText(/^Choose .*picture$/, { selector: "input" }), chosen());
    expect(await screen.findByText("plan.png")).toBeInTheDocument();
    expect(latest().setting).toMatchObject({ file: STORED });
    await userEvent.click(screen.getByRole("button", { name: "Remove picture" }));
    expect(latest().setting).toMatchObject({ file: null });
  });

  test("that is not taken says why, and the one before stays", async () => {
    const refuse = () => Promise.reject(new Error("This picture can't be read."));
    const latest = await renderSettings(field("image", "", { file: STORED }), bringing(refuse));
    await userEvent.upload(screen.getByLabelText(/^Choose .*picture$/, { selector: "input" }), chosen());
    expect(await screen.findByRole("alert")).toHaveTextContent("Not sent: This picture can't be read.");
    expect(latest().setting).toMatchObject({ file: STORED });
  });

  test("is seen as large and where its author says, and in words without a network", () => {
    const setting = { file: STORED, imageAlignment: "center", imageWidth: 40, description: "Exits of level 3" };
    const { unmount } = renderForm([field("image", "", { ...setting, label: "" })], { files: [PLAN], filled: true });
    const picture = screen.getByRole("img", { name: "Exits of level 3" });
    expect(picture).toHaveAttribute("src", PLAN.thumbnailUrl);
    expect(picture).toHaveStyle({ inlineSize: "40%" });
    unmount();
    renderForm([field("image", "", { ...setting, label: "" })], { filled: true });
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.getByText("Exits of level 3")).toBeInTheDocument();
  });

  test("is known by its file, wherever it stands", () => {
    const at = (...fields: Field[]): Body => completeBody([{ id: "p", components: [{ id: "r", components: fields }] }]);
    const twice = [field("image", "", { file: STORED }), field("image", "", { file: STORED }), field("image", "")];
    expect(templateFileIdsOf(at(...twice, field("shortText", "Area")))).toEqual([STORED.fileId]);
  });
});

describe("rich text", () => {
  test("never becomes anything but text", () => {
    const hostile = '# <img src=x onerror="window.ran=1">\n- **<script>window.ran=1</script>**\n[a](javascript:1)';
    renderForm([field("richText", "", { label: "", text: hostile })], { filled: true });
    expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("<img src=x");
    expect(document.querySelector("section script, section img, section a")).toBeNull();
    expect(screen.getByText("<script>window.ran=1</script>").tagName).toBe("STRONG");
  });

  test("is marked where something is selected", async () => {
    const latest = await renderSettings(field("richText", "", { label: "", text: "Wear a harness" }));
    const box: HTMLTextAreaElement = screen.getByRole("textbox", { name: "Text" });
    box.setSelectionRange(7, 14);
    const marks = within(screen.getByRole("group", { name: "How the text looks" }));
    await userEvent.click(marks.getByRole("button", { name: "Bold" }));
    expect(latest().setting).toMatchObject({ text: "Wear a **harness**" });
    expect([box.selectionStart, box.selectionEnd]).toEqual([9, 16]);
    await userEvent.click(marks.getByRole("button", { name: "Heading" }));
    expect(latest().setting).toMatchObject({ text: "# Wear a **harness**" });
  });

  test.each<[Mark, string, string]>([
    ["bold", "a [b] c", "a **[b]** c"],
    ["bold", "a **[b]** c", "a [b] c"],
    ["italic", "a [b] c", "a *[b]* c"],
    ["italic", "a *[b]* c", "a [b] c"],
    ["italic", "a **[b]** c", "a ***[b]*** c"],
    ["heading", "one\nt[w]o", "one\n[# two]"],
    ["heading", "one\n[# two]", "one\n[two]"],
    ["subheading", "[# two]", "[## two]"],
    ["bullets", "o[ne\ntw]o\nthree", "[- one\n- two]\nthree"],
    ["numbers", "[- one\n- two]", "[1. one\n2. two]"],
    ["numbers", "[1. one\n2. two]", "[one\ntwo]"],
  ])("%s: %s", (mark, before, after) => {
    const from = before.indexOf("[");
    const plain = { text: before.replace(/[[\]]/g, ""), from, to: before.indexOf("]") - 1 };
    const { text, ...next } = marked(plain, mark);
    expect(`${text.slice(0, next.from)}[${text.slice(next.from, next.to)}]${text.slice(next.to)}`).toBe(after);
  });
});

test("a text block is a heading or a paragraph, as it was typed", () => {
  renderForm([
    field("textBlock", "", { label: "", text: "Scaffold", style: "heading" }),
    field("textBlock", "", { label: "", text: "Line one\nLine <b>two</b>" }),
  ]);
  expect(screen.getByRole("heading", { name: "Scaffold" })).toBeInTheDocument();
  expect(screen.getByText(/Line <b>two<\/b>/)).toBeInTheDocument();
});

describe("a submit button", () => {
  const steps = [
    { id: "step-1", name: "Check", buttons: [{ id: "b-1", name: "Approve", color: "#14634D" }] },
    { id: "step-2", name: "Close", buttons: [] },
  ];

  test("is set up to press a button of the workflow, in a colour of its own", async () => {
    const latest = await renderSettings(field("submitButton", "Submit"), null, steps);
    expect(screen.getByRole("radio", { name: "As its button" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "Purple" }));
    await userEvent.click(screen.getByRole("combobox", { name: /Presses/ }));
    await userEvent.click(await screen.findByRole("option", { name: "“Approve” of Check" }));
    expect(latest().setting).toMatchObject({ color: "#5B3A8C", buttonId: "b-1" });
  });

  test("says that its button is gone", async () => {
    await renderSettings(field("submitButton", "Submit", { buttonId: "b-9" }), null, steps);
    expect(screen.getByText(/no longer in the workflow/)).toBeInTheDocument();
  });
});

describe("a text that may be typed", () => {
  const block = field("textBlock", "", { text: "Keep out.", isTyped: true }, { name: "Notice" });

  test("is written in place, beginning with its author's words", async () => {
    const { store } = renderForm([block]);
    const box = screen.getByRole("textbox", { name: "Notice" });
    expect(box).toHaveValue("Keep out.");
    await userEvent.type(box, " Ask first.");
    await userEvent.tab();
    expect(store.value(block.id)).toBe("Keep out. Ask first.");
  });

  test("is its author's again where it was cleared", async () => {
    const { store } = renderForm([block], { values: { [block.id]: "Mine." } });
    const box = screen.getByRole("textbox", { name: "Notice" });
    await userEvent.clear(box);
    expect(box).toHaveValue("");
    await userEvent.tab();
    expect(box).toHaveValue("Keep out.");
    expect(store.value(block.id)).toBeNull();
  });

  test("is only read by who does not fill it in, and where its author lets nobody", () => {
    const fixed = field("textBlock", "", { text: "Fixed." });
    renderForm([block, fixed], {
      values: { [block.id]: "Come in.", [fixed.id]: "Forged." },
      readOnly: (id) => id === block.id,
    });
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.getByText("Come in.")).toBeInTheDocument();
    expect(screen.getByText("Fixed.")).toBeInTheDocument();
    expect(screen.queryByText("Forged.")).not.toBeInTheDocument();
  });
});
