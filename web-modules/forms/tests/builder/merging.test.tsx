import type { Body } from "@groundwork/formwork/rules";
import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { changeField } from "../../src/features/builder/model/fields";
import { findField } from "../../src/features/builder/model/places";
import Notices from "../../src/features/builder/saving/notices";
import { type BuilderSession, useBuilderSession } from "../../src/features/builder/saving/session";
import { form, idOf, told } from "./forms";

const ID = "00000000-0000-4000-8000-0000000000aa";
const begun = form([["a"], ["b"]]);

const labelled = (body: Body, label: string, to: string): Body => {
  const field = findField(body, idOf(begun, label));
  return field ? changeField(body, field.id, { setting: { ...field.setting, label: to } }) : body;
};

function Page({ onOpen }: { onOpen: (session: BuilderSession) => void }): ReactNode {
  const session = useBuilderSession({ formTemplateId: ID, version: 1, pages: [...begun] });
  onOpen(session);
  return <Notices session={session} templateId={ID} />;
}

/** The first save meets what somebody else saved; later ones arrive. */
function meeting(theirs: Body) {
  const sent: { version: number; pages: Body }[] = [];
  fakeApi({
    "PUT /api/FormTemplateSetting/UpdateFormBody": ({ body }: { body: unknown }) => {
      sent.push(body as (typeof sent)[number]);
      const message = "Saved by Lim Wei just now.";
      return sent.length === 1
        ? refusal(409, 4, message, { fields: [{ field: "revision", message, code: "savedBySomebodyElse" }] })
        : { formTemplateId: ID, version: 10, hasUnpublishedChanges: true };
    },
    [`GET /api/FormTemplateSetting/GetFormBody/${ID}`]: () => ({ formTemplateId: ID, version: 9, pages: theirs }),
    // Slow enough for a save to overtake it; from then on it is whoever merged.
    [`GET /api/FormTemplateSetting/GetFormDetail/${ID}`]: async () => {
      await new Promise((answer) => setTimeout(answer, 700));
      return { updatedBy: { fullName: sent.length > 1 ? "Ana Cruz" : "Lim Wei" }, updatedAt: new Date().toISOString() };
    },
  });
  const opened: BuilderSession[] = [];
  renderInKit(<Page onOpen={(session) => opened.push(session)} />);
  return { session: opened[0] as BuilderSession, sent };
}

beforeEach(() => localStorage.clear());

test("who changed something else is merged with without a question, and nothing leads back over what they saved", async () => {
  const { session, sent } = meeting(labelled(begun, "b", "B"));
  const { store, saver } = session;
  act(() => store.replace(labelled(begun, "a", "A")));
  await act(() => saver.flush());
  expect(await screen.findByText(/Merged with what Lim Wei changed/)).toBeInTheDocument();
  expect(screen.getByText(/1 field/)).toBeInTheDocument();
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.version).toBe(9);
  expect(told(sent[1]?.pages ?? [])).toEqual([[["A"], ["B"]]]);
  act(() => store.undo());
  expect(told(store.body())).toEqual([[["A"], ["B"]]]);
});

test("what both changed is asked, mine first; what is typed meanwhile is not lost", async () => {
  const { session, sent } = meeting(labelled(labelled(begun, "a", "Theirs"), "b", "B"));
  const { store, saver } = session;
  act(() => store.replace(labelled(begun, "a", "Mine")));
  await act(() => saver.flush());
  const question = await screen.findByRole("radiogroup", { name: /Mine: Label/ });
  expect(within(question).getByRole("radio", { name: "Mine: Mine" })).toBeChecked();
  await userEvent.click(within(question).getByRole("radio", { name: "Theirs: Theirs" }));
  act(() => store.addPage());
  expect(sent).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Save what is chosen" }));
  await waitFor(() => expect(saver.state().kind).toBe("saved"));
  expect(told(sent.at(-1)?.pages ?? [])).toEqual([[["Theirs"], ["B"]], []]);
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("what is typed meanwhile and meets something else of theirs is asked, too, before anything is sent", async () => {
  const { session, sent } = meeting(labelled(labelled(begun, "a", "Theirs"), "b", "B"));
  const { store, saver } = session;
  act(() => store.replace(labelled(begun, "a", "Mine")));
  await act(() => saver.flush());
  await screen.findByRole("radiogroup", { name: /Mine: Label/ });
  act(() => store.replace(labelled(store.body(), "b", "Mine too")));
  await userEvent.click(screen.getByRole("button", { name: "Save what is chosen" }));
  const question = await screen.findByRole("radiogroup", { name: /Mine too: Label/ });
  expect(sent).toHaveLength(1);
  await userEvent.click(within(question).getByRole("radio", { name: "Theirs: B" }));
  await userEvent.click(screen.getByRole("button", { name: "Save what is chosen" }));
  await waitFor(() => expect(saver.state().kind).toBe("saved"));
  expect(told(sent.at(-1)?.pages ?? [])).toEqual([[["Mine"], ["B"]]]);
});
