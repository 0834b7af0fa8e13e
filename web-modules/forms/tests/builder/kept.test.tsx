import { findKept } from "@groundwork/formwork/editor";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { form, told } from "./forms";
import {
  BANNER,
  begun,
  holding,
  ID,
  keeperOf,
  keptKeys,
  labelled,
  opened,
  openWith,
  readForm,
  stale,
} from "./kept-page";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const succeed = () => undefined;

test("what was taken over and saved never comes back, not even after a conflict", async () => {
  const { store, saver } = openWith([succeed, stale]);
  expect(await screen.findByText(BANNER)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Take them over" }));
  await act(() => saver.flush());
  expect(told(store.body())).toEqual([[["kept"]]]);
  act(() => store.replace(form([["mine"]])));
  await act(() => saver.flush());
  await waitFor(() => expect(told(store.body()).flat(2)).toContain("theirs"));
  await waitFor(() => expect(saver.state().kind).toBe("saved"));
  expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  expect(keptKeys()).toEqual([]);
});

test("what was kept replaces nothing that somebody else saved since: both are there", async () => {
  keeperOf("user-1", ID).keep(1, labelled("a", "A"), begun);
  const held = holding(3, labelled("b", "Theirs"));
  const { store, saver } = opened({ version: 3, pages: [...held.pages] });
  expect(await screen.findByText(/both are merged/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Take them over" }));
  await act(() => saver.flush());
  await waitFor(() => expect(held.version).toBe(4));
  expect(told(held.pages)).toEqual([[["A"], ["Theirs"]]]);
  expect(told(store.body())).toEqual([[["A"], ["Theirs"]]]);
  await waitFor(() => expect(keptKeys()).toEqual([]));
});

test("where what was kept and what was saved since changed the same, it is asked whose counts", async () => {
  keeperOf("user-1", ID).keep(1, labelled("a", "Kept"), begun);
  const held = holding(3, labelled("a", "Theirs"));
  const { saver } = opened({ version: 3, pages: [...held.pages] });
  await userEvent.click(await screen.findByRole("button", { name: "Take them over" }));
  await act(() => saver.flush());
  const question = await screen.findByRole("radiogroup", { name: /Kept: Label/ });
  expect(held.version).toBe(3);
  await userEvent.click(within(question).getByRole("radio", { name: "Theirs: Theirs" }));
  await userEvent.click(screen.getByRole("button", { name: "Save what is chosen" }));
  await waitFor(() => expect(keptKeys()).toEqual([]));
  expect(told(held.pages)).toEqual([[["Theirs"], ["b"]]]);
});

test("of what an older release kept it is not known what it began with: it is asked before it replaces anything", async () => {
  const kept = { version: 1, content: labelled("a", "Kept"), keptAt: "2026-11-21" };
  localStorage.setItem(`groundwork.form-draft.user-1.${ID}`, JSON.stringify(kept));
  const held = holding(3, labelled("b", "Theirs"));
  const { saver } = opened({ version: 3, pages: [...held.pages] });
  await userEvent.click(await screen.findByRole("button", { name: "Take them over" }));
  await act(() => saver.flush());
  expect(await screen.findByRole("alert")).toHaveTextContent(/Lim Wei/);
  expect([held.version, told(held.pages)]).toEqual([3, [[["a"], ["Theirs"]]]]);
});

test("two tabs keep what is theirs: both are offered, one after the other, and both count", async () => {
  keeperOf("user-1", ID).keep(1, labelled("a", "One"), begun);
  keeperOf("user-1", ID).keep(1, labelled("b", "Other"), begun);
  const held = holding(1, begun);
  const { saver } = opened({ version: 1, pages: [...begun] });
  await userEvent.click(await screen.findByRole("button", { name: "Take them over" }));
  await act(() => saver.flush());
  expect(held.version).toBe(2);
  await userEvent.click(await screen.findByRole("button", { name: "Take them over" }));
  await act(() => saver.flush());
  await waitFor(() => expect(told(held.pages)).toEqual([[["One"], ["Other"]]]));
  await waitFor(() => expect(keptKeys()).toEqual([]));
  expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
});

test("what is discarded is what was shown: what another tab kept there since stays", async () => {
  const other = keeperOf("user-1", ID);
  other.keep(1, labelled("a", "One"), begun);
  holding(1, begun);
  opened({ version: 1, pages: [...begun] });
  const discard = await screen.findByRole("button", { name: "Discard them" });
  await new Promise((resolve) => setTimeout(resolve, 2)); // moments are kept to the millisecond
  other.keep(1, labelled("a", "One more"), begun);
  await userEvent.click(discard);
  expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  expect(keptKeys()).toHaveLength(1);
});

test("who works on without deciding finds what was kept all the same, and nothing of either is lost", async () => {
  keeperOf("user-1", ID).keep(1, labelled("a", "Kept"), begun);
  const held = holding(1, begun);
  const { store, saver } = opened({ version: 1, pages: [...begun] });
  act(() => store.replace(labelled("b", "Newer")));
  await act(() => saver.flush());
  await userEvent.click(await screen.findByRole("button", { name: "Take them over" }));
  await act(() => saver.flush());
  await waitFor(() => expect(told(held.pages)).toEqual([[["Kept"], ["Newer"]]]));
});

test("a change that is undone at once costs nothing of what was kept", async () => {
  const { store } = openWith();
  act(() => store.replace(form([["slip"]])));
  act(() => store.undo());
  expect(await screen.findByText(BANNER)).toBeInTheDocument();
  expect(keptKeys()).toHaveLength(1);
});

test("says when they were kept as a sentence", async () => {
  openWith();
  expect((await screen.findByText(BANNER)).closest("[role=status]")).toHaveTextContent(
    /Last changed: now\s*Your browser kept/,
  );
});

test("is found again by the same person for the same template only", () => {
  const [pages, base] = [form([["a"]]), form([["b"]])];
  keeperOf("user-1", "template-1").keep(4, pages, base);
  const keys = keeperOf("user-1", "template-1").others();
  expect(keys.map((key) => findKept(key, readForm))).toMatchObject([{ version: 4, content: pages, base }]);
  expect(keeperOf("user-2", "template-1").others()).toEqual([]);
  expect(keeperOf("user-1", "template-2").others()).toEqual([]);
});

test("what an older release kept is found too, and what is no form is thrown away", () => {
  const key = "groundwork.form-draft.user-1.template-1";
  const pages = form([["a"]]);
  localStorage.setItem(key, JSON.stringify({ version: 1, pages, keptAt: "2026-11-21" }));
  expect(keeperOf("user-1", "template-1").others()).toEqual([key]);
  expect(findKept(key, readForm)?.content).toEqual(pages);
  localStorage.setItem(key, JSON.stringify({ version: 1, content: [{}], keptAt: "2026-11-21" }));
  expect(findKept(key, readForm)).toBeNull();
  expect(localStorage.length).toBe(0);
});
