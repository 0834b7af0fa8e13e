import { DraftKeeper, findKept } from "@groundwork/formwork/editor";
import { type Body, type Field, newField } from "@groundwork/formwork/rules";
import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeField } from "../../src/features/builder/model/fields";
import { findField } from "../../src/features/builder/model/places";
import Notices from "../../src/features/builder/saving/notices";
import {
  type BuilderSession,
  keptForm,
  type LoadedBody,
  useBuilderSession,
} from "../../src/features/builder/saving/session";
import { form, idOf, told } from "./forms";

const ID = "00000000-0000-4000-8000-0000000000aa";
const BANNER = /never sent/;
const stale = () => {
  const message = "Saved by Lim Wei just now.";
  return refusal(409, 4, message, { fields: [{ field: "revision", message, code: "savedBySomebodyElse" }] });
};

const begun = form([["a"], ["b"]]);

function Page({ loaded, onOpen }: { loaded: LoadedBody; onOpen: (session: BuilderSession) => void }): ReactNode {
  const session = useBuilderSession(loaded);
  onOpen(session);
  return <Notices session={session} templateId={ID} />;
}

function visit(loaded: Omit<LoadedBody, "formTemplateId">): { session: BuilderSession; leave: () => void } {
  const sessions: BuilderSession[] = [];
  const page = <Page loaded={{ formTemplateId: ID, ...loaded }} onOpen={(session) => sessions.push(session)} />;
  const { unmount } = renderInKit(page);
  return { session: sessions[0] as BuilderSession, leave: unmount };
}

const opened = (loaded: Omit<LoadedBody, "formTemplateId">) => visit(loaded).session;

/** A page that finds a draft which an earlier visit kept; its saves get these answers, then success. */
function openWith(answers: (() => unknown)[] = []): BuilderSession {
  keeperOf("user-1", ID).keep(1, form([["kept"]]), form([["saved"]]));
  let version = 1;
  fakeApi({
    "PUT /api/FormTemplateSetting/UpdateFormBody": () => {
      version += 1;
      return answers.shift()?.() ?? { formTemplateId: ID, version, hasUnpublishedChanges: true };
    },
    [`GET /api/FormTemplateSetting/GetFormBody/${ID}`]: () => ({
      ...{ formTemplateId: ID, version: 9, pages: form([["theirs"]]) },
    }),
  });
  return opened({ version: 1, pages: [...form([["saved"]])] });
}

/** A service that takes no save but upon the newest; `answered`: the version that a key got, which it gets again. */
function holding(version: number, pages: Body, answered: ReadonlyMap<string, number> = new Map()) {
  const held = { version, pages };
  fakeApi({
    "PUT /api/FormTemplateSetting/UpdateFormBody": ({ body, headers }) => {
      const sent = body as { version: number; pages: Body };
      const before = answered.get(headers.get("Idempotency-Key") ?? "");
      if (before) return { formTemplateId: ID, version: before, hasUnpublishedChanges: true };
      if (sent.version !== held.version) return stale();
      Object.assign(held, { version: held.version + 1, pages: sent.pages });
      return { formTemplateId: ID, version: held.version, hasUnpublishedChanges: true };
    },
    [`GET /api/FormTemplateSetting/GetFormBody/${ID}`]: () => ({ formTemplateId: ID, ...held }),
    [`GET /api/FormTemplateSetting/GetFormDetail/${ID}`]: () => ({
      ...{ updatedBy: { fullName: "Lim Wei" }, updatedAt: new Date().toISOString() },
    }),
  });
  return held;
}

const labelled = (label: string, to: string, body: Body = begun): Body => {
  const field = findField(body, idOf(begun, label)) as Field;
  return changeField(body, field.id, { setting: { ...field.setting, label: to } });
};

const keptKeys = () => Object.keys(localStorage);

const keeperOf = (userId: string, templateId: string) => new DraftKeeper(keptForm(userId, templateId));
const { read: readForm } = keptForm("user-1", ID);

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
  vi.spyOn(localStorage, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
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
