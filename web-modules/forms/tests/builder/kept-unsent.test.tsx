import { type Body, type Field, newField } from "@groundwork/formwork/rules";
import { fakeApi, refusal } from "@groundwork/kit/testing";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeField } from "../../src/features/builder/model/fields";
import { findField } from "../../src/features/builder/model/places";
import { idOf, told } from "./forms";
import { BANNER, begun, holding, ID, keeperOf, keptKeys, labelled, opened, visit } from "./kept-page";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("a tab that was closed in the middle of a save", () => {
  const choice: Field = { ...newField("singleSelection", "Result"), id: idOf(begun, "a") };
  const offering = (...labels: string[]) => {
    const options = labels.map((label, at) => ({ id: at + 1, label }));
    return changeField(begun, choice.id, { ...choice, setting: { ...choice.setting, options } as never });
  };
  const optionsIn = (body: Body) =>
    (findField(body, choice.id) as unknown as { setting: { options: unknown } }).setting.options;

  /** Names the option that it just added while that is on its way to the service, which takes it or not. */
  async function closed(held: { pages: Body; version: number }, arrives: boolean) {
    const sent = { content: offering("Pass", "Option 2"), idempotencyKey: "first" };
    keeperOf("user-1", ID).keep(1, offering("Pass", "Fail"), offering("Pass"), sent);
    if (arrives) Object.assign(held, { version: 2, pages: sent.content });
  }

  async function takenOver(held: { pages: Body; version: number }) {
    const { saver } = opened({ version: held.version, pages: [...held.pages] });
    await userEvent.click(await screen.findByRole("button", { name: "Take them over" }));
    await act(() => saver.flush());
    await waitFor(() => expect(saver.state().kind).toBe("saved"));
    await waitFor(() => expect(keptKeys()).toEqual([]));
    return optionsIn(held.pages);
  }

  const both = [
    { id: 1, label: "Pass" },
    { id: 2, label: "Fail" },
  ];

  test("leaves one option where one was added, whether the save arrived or not", async () => {
    for (const arrives of [true, false]) {
      const held = holding(1, offering("Pass"));
      await closed(held, arrives);
      expect(await takenOver(held)).toEqual(both);
      cleanup();
    }
  });

  test("leaves one where somebody else saved upon it: it is sent again with its key, which is answered as before", async () => {
    const held = holding(1, offering("Pass"), new Map([["first", 2]]));
    await closed(held, true);
    Object.assign(held, { version: 3, pages: labelled("b", "Theirs", held.pages) });
    expect(await takenOver(held)).toEqual(both);
    expect(told(held.pages)).toEqual([[["Result"], ["Theirs"]]]);
  });
});

/** A browser that has no room for anything. */
function full(): void {
  const refused = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const storage = localStorage;
  const of = (key: string | symbol) => {
    const value: unknown = Reflect.get(storage, key);
    return typeof value === "function" ? value.bind(storage) : value;
  };
  // In place of the whole: what is put in place of its method stays there for the tests of other files.
  vi.stubGlobal("localStorage", new Proxy(storage, { get: (_, key) => (key === "setItem" ? refused : of(key)) }));
}

function mayClose(): boolean {
  return window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}

test("a full browser loses nothing of an editor that was left: it is offered, and the page asks before it is closed", async () => {
  full();
  fakeApi({ "PUT /api/FormTemplateSetting/UpdateFormBody": () => refusal(503, 4, "The service is away.") });
  const before = visit({ version: 1, pages: [...begun] });
  act(() => before.session.store.replace(labelled("a", "Unsent")));
  before.leave();
  await waitFor(() => expect(before.session.saver.state().kind).toBe("offline"));
  expect(mayClose()).toBe(false);
  const held = holding(1, begun);
  const { saver } = opened({ version: 1, pages: [...begun] });
  expect((await screen.findByText(BANNER)).closest("[role=status]")).toHaveTextContent(/lost when this page is closed/);
  await userEvent.click(screen.getByRole("button", { name: "Take them over" }));
  await act(() => saver.flush());
  expect(told(held.pages)).toEqual([[["Unsent"], ["b"]]]);
  await waitFor(() => expect(mayClose()).toBe(true));
  expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
});
