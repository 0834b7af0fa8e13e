import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { ApiError } from "../src/api/error";
import { Form, FormActions, SavedMeanwhile, SubmitButton, TextField, useRevisedForm } from "../src/forms";
import { renderInKit } from "../src/testing/render";

interface Team {
  name: string;
  code: string;
  revision: number;
}

type Send = (changes: Partial<Team>, revision: number) => Promise<Team>;

const SEEN: Team = { name: "Steel", code: "S", revision: 1 };
const THEIRS: Team = { name: "Steel", code: "ST", revision: 2 };

const saidBySomebodyElse = () =>
  new ApiError({
    errorCode: 4,
    httpStatus: 409,
    message: "Saved by Maya Ong just now. Take over or merge.",
    fieldErrors: [{ field: "revision", message: "Saved by Maya Ong just now.", code: "savedBySomebodyElse" }],
  });

function TeamForm({ team, send, now = THEIRS }: { team: Team; send: Send; now?: Team }) {
  const form = useRevisedForm<Pick<Team, "name" | "code">, Team>({
    saved: team,
    valuesOf: ({ name, code }) => ({ name, code }),
    submit: send,
    readAgain: async () => now,
  });
  return (
    <Form form={form} aria-label="Team">
      <SavedMeanwhile form={form} shown={({ name, code }) => ({ Name: name, Code: code })} />
      <TextField {...form.field("name")} label="Name" />
      <TextField {...form.field("code")} label="Code" />
      <FormActions>
        <SubmitButton>Save</SubmitButton>
      </FormActions>
    </Form>
  );
}

function Again({ send }: { send: Send }) {
  const [team, setTeam] = useState(SEEN);
  return (
    <>
      <TeamForm team={team} send={send} />
      <button type="button" onClick={() => setTeam((last) => ({ ...THEIRS, revision: last.revision + 1 }))}>
        Read again
      </button>
    </>
  );
}

const name = () => screen.getByRole("textbox", { name: "Name" });
const code = () => screen.getByRole("textbox", { name: "Code" });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save" }));

/** The first save meets another's; later ones come through. */
function meetingAnother() {
  return vi
    .fn<Send>(async (changes, revision) => ({ ...THEIRS, ...changes, revision: revision + 1 }))
    .mockImplementationOnce(async () => Promise.reject(saidBySomebodyElse()));
}

async function typeAndMeet(send: Send) {
  renderInKit(<TeamForm team={SEEN} send={send} />);
  await userEvent.type(name(), " crew");
  await save();
  return screen.findByRole("alert");
}

it("sends what was changed, with the revision that was seen", async () => {
  const send = vi.fn<Send>(async (changes) => ({ ...SEEN, ...changes, revision: 2 }));
  renderInKit(<TeamForm team={SEEN} send={send} />);
  await userEvent.type(code(), "T");
  await save();
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(send.mock.lastCall?.slice(0, 2)).toEqual([{ code: "ST" }, 1]);
  await userEvent.type(name(), " crew");
  await save();
  await waitFor(() => expect(send.mock.lastCall?.slice(0, 2)).toEqual([{ name: "Steel crew" }, 2]));
});

it("sends nothing that nobody changed here: what a save finds otherwise is shown, and is no change of mine", async () => {
  // Not by a save of the team: it has the revision that was seen.
  const send = vi.fn<Send>(async (changes, revision) => ({
    ...SEEN,
    code: "MOVED",
    ...changes,
    revision: revision + 1,
  }));
  renderInKit(<TeamForm team={SEEN} send={send} />);
  await userEvent.type(name(), "!");
  await save();
  await waitFor(() => expect(code()).toHaveValue("MOVED"));
  expect(await screen.findByText("Saved")).toBeVisible();
  await userEvent.type(name(), "?");
  await save();
  await waitFor(() => expect(send.mock.lastCall?.slice(0, 2)).toEqual([{ name: "Steel!?" }, 2]));
});

it("says who saved meanwhile and what is there now, and loses nothing that was typed", async () => {
  const alert = await typeAndMeet(meetingAnother());
  expect(alert).toHaveTextContent("Saved by Maya Ong just now.");
  expect(alert).toHaveTextContent("Code: now “ST”");
  expect(alert).not.toHaveTextContent("Name: Steel");
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(name()).toHaveValue("Steel crew");
});

it("keeps mine upon what is saved now, and sends it with the next save", async () => {
  const send = meetingAnother();
  await typeAndMeet(send);
  await userEvent.click(screen.getByRole("button", { name: "Put mine on top" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(name()).toHaveValue("Steel crew");
  expect(code()).toHaveValue("ST");
  await save();
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(send.mock.lastCall?.slice(0, 2)).toEqual([{ name: "Steel crew" }, 2]);
});

it("takes theirs, and has nothing to save then", async () => {
  await typeAndMeet(meetingAnother());
  await userEvent.click(screen.getByRole("button", { name: "Load what is saved" }));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(name()).toHaveValue("Steel");
  expect(code()).toHaveValue("ST");
  expect(screen.queryByText("Unsaved changes")).toBeNull();
});

it("shows another conflict than that as every form does", async () => {
  const taken = new ApiError({ errorCode: 4, httpStatus: 409, message: "Archived." });
  renderInKit(<TeamForm team={SEEN} send={async () => Promise.reject(taken)} />);
  await userEvent.type(name(), "!");
  await save();
  expect(await screen.findByRole("alert")).toHaveTextContent("Archived.");
  expect(screen.queryByRole("button", { name: "Put mine on top" })).toBeNull();
});

it("takes over what is read anew as long as nothing is typed, and leaves alone what is", async () => {
  const send = meetingAnother();
  renderInKit(<Again send={send} />);
  await userEvent.click(screen.getByRole("button", { name: "Read again" }));
  expect(code()).toHaveValue("ST");
  await userEvent.type(name(), "!");
  await userEvent.click(screen.getByRole("button", { name: "Read again" }));
  expect(name()).toHaveValue("Steel!");
  await save();
  expect(send.mock.lastCall?.slice(0, 2)).toEqual([{ name: "Steel!" }, 2]);
});
