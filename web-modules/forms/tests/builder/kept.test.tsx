import { DraftKeeper } from "@groundwork/formwork/editor";
import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import Notices from "../../src/features/builder/saving/notices";
import { type BuilderSession, keptForm, useBuilderSession } from "../../src/features/builder/saving/session";
import { form, told } from "./forms";

const ID = "00000000-0000-4000-8000-0000000000aa";
const BANNER = /never sent/;
const stale = () => {
  const message = "Saved by Lim Wei just now.";
  return refusal(409, 4, message, { fields: [{ field: "revision", message, code: "savedBySomebodyElse" }] });
};

const loaded = { formTemplateId: ID, version: 1, pages: [...form([["saved"]])] };

function Page({ onOpen }: { onOpen: (session: BuilderSession) => void }): ReactNode {
  const session = useBuilderSession(loaded);
  onOpen(session);
  return <Notices session={session} templateId={ID} />;
}

/** A page that finds a draft which an earlier visit kept; its saves get these answers, then success. */
function openWith(answers: (() => unknown)[] = []): BuilderSession {
  keeperOf("user-1", ID).keep(1, form([["kept"]]));
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
  const opened: BuilderSession[] = [];
  renderInKit(<Page onOpen={(session) => opened.push(session)} />);
  return opened[0] as BuilderSession;
}

const keeperOf = (userId: string, templateId: string) => new DraftKeeper(keptForm(userId, templateId));

beforeEach(() => localStorage.clear());

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
  expect(keeperOf("user-1", ID).find()).toBeNull();
});

test("what is older than what was saved here since is not offered any more", async () => {
  const { store, saver } = openWith();
  act(() => store.replace(form([["newer"]])));
  expect(await screen.findByText(BANNER)).toBeInTheDocument();
  await act(() => saver.flush());
  expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
});

test("a change that is undone at once costs nothing of what was kept", async () => {
  const { store } = openWith();
  act(() => store.replace(form([["slip"]])));
  act(() => store.undo());
  expect(await screen.findByText(BANNER)).toBeInTheDocument();
  expect(keeperOf("user-1", ID).find()).not.toBeNull();
});

test("says when they were kept as a sentence", async () => {
  openWith();
  expect((await screen.findByText(BANNER)).closest("[role=status]")).toHaveTextContent(
    /Last changed: now\s*Your browser kept/,
  );
});

test("is found again by the same person for the same template only", () => {
  const pages = form([["a"]]);
  keeperOf("user-1", "template-1").keep(4, pages);
  expect(keeperOf("user-1", "template-1").find()).toMatchObject({ version: 4, content: pages });
  expect(keeperOf("user-2", "template-1").find()).toBeNull();
  expect(keeperOf("user-1", "template-2").find()).toBeNull();
});

test("what an older release kept is found too, and what is no form is thrown away", () => {
  const key = "groundwork.form-draft.user-1.template-1";
  const pages = form([["a"]]);
  localStorage.setItem(key, JSON.stringify({ version: 1, pages, keptAt: "2026-11-21" }));
  expect(keeperOf("user-1", "template-1").find()?.content).toEqual(pages);
  localStorage.setItem(key, JSON.stringify({ version: 1, content: [{}], keptAt: "2026-11-21" }));
  expect(keeperOf("user-1", "template-1").find()).toBeNull();
  expect(localStorage.length).toBe(0);
});
