import { renderInKit } from "@groundwork/kit/testing";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { completeBody, type Field } from "../src";
import { FieldSettings } from "../src/builder";
import { field } from "./form";

interface ShownProps {
  begun: Field;
  /** Of another field a rule asks whether this option is chosen. */
  asked: number;
  onField: (field: Field) => void;
}

function Shown({ begun, asked, onField }: ShownProps): ReactNode {
  const [drawn, draw] = useState(begun);
  const [isOpen, setIsOpen] = useState(true);
  const fieldState = { state: "anyOf" as const, value: [asked] };
  const nestedConditions = [{ fieldCondition: { fieldId: begun.id }, comparisonCondition: { fieldState } }];
  const body = completeBody([{ id: "page", components: [{ id: "row", components: [drawn] }] }]).map((page) => ({
    ...page,
    conditions: [{ id: "rule", nestedConditions, outcomes: [] }],
  }));
  const change = (next: Field) => {
    draw(next);
    onField(next);
  };
  const { options = [] } = drawn.setting as { options?: { id: number; label: string }[] };
  const theirs = { id: Math.max(...options.map(({ id }) => id)) + 1, label: "Theirs" };
  return (
    <>
      {isOpen && <FieldSettings field={drawn} body={body} steps={[]} onChange={change} />}
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Settings
      </button>
      <button
        type="button"
        onClick={() => draw({ ...drawn, setting: { ...drawn.setting, options: [...options, theirs] } as never })}
      >
        Merge
      </button>
    </>
  );
}

async function optionsAfter(asked: number, meanwhile: () => Promise<void>, own: object = {}) {
  const changes: Field[] = [];
  const options = [1, 2].map((id) => ({ id, label: `Option ${id}` }));
  const begun = field("singleSelection", "Result", { options, ...own });
  renderInKit(<Shown begun={begun} asked={asked} onField={(next) => changes.push(next)} />);
  await act(() => import("../src/builder/own-settings"));
  await act(() => import("../src/fields/selection/options-editor"));
  await meanwhile();
  await userEvent.click(screen.getByRole("button", { name: "Add an option" }));
  const { options: written = [] } = (changes.at(-1)?.setting ?? {}) as { options?: { id: number }[] };
  return written.map(({ id }) => id);
}

test("an option that somebody else gave meanwhile keeps its number", async () => {
  const numbers = await optionsAfter(1, () => userEvent.click(screen.getByRole("button", { name: "Merge" })));
  expect(numbers).toEqual([1, 2, 3, 4]);
});

test("a number that a rule still asks for means no other option, though its own was removed long ago", async () => {
  expect(await optionsAfter(3, async () => {})).toEqual([1, 2, 4]);
});

test("the number of an option that was removed is not given again after its settings were closed and opened", async () => {
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
  const numbers = await optionsAfter(1, async () => {
    await press(/Remove.*Option 2/);
    await press("Settings");
    expect(screen.queryByRole("button", { name: "Add an option" })).not.toBeInTheDocument();
    await press("Settings");
    await screen.findByRole("button", { name: "Add an option" });
  });
  expect(numbers).toEqual([1, 3]);
});

test("the number of the last option, once that is removed, is kept in the form: a page that is loaded anew knows it", async () => {
  let removed: Field | undefined;
  const options = [1, 2].map((id) => ({ id, label: `Option ${id}` }));
  const begun = field("singleSelection", "Result", { options });
  const { unmount } = renderInKit(
    <Shown
      begun={begun}
      asked={1}
      onField={(next) => {
        removed = next;
      }}
    />,
  );
  await userEvent.click(await screen.findByRole("button", { name: /Remove.*Option 2/ }));
  expect(removed?.setting).toMatchObject({ options: [{ id: 1 }], lastOption: 2 });
  unmount();
  // Another page has seen nothing of this field.
  expect(await optionsAfter(1, async () => {}, removed?.setting)).toEqual([1, 3]);
});
