import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { expect, it } from "vitest";
import { Form, TextField, useForm } from "../src/forms";
import { browserHistory } from "../src/routing/history";
import { renderInKit } from "../src/testing/render";
import { Dialog } from "../src/ui/dialog";
import { SidePane, useSidePane } from "../src/ui/side-pane";

function NameForm(): ReactNode {
  const form = useForm({ initial: { name: "" }, submit: async () => null });
  return (
    <Form form={form} aria-label="Team">
      <TextField {...form.field("name")} label="Name" />
    </Form>
  );
}

function PaneInAddress(): ReactNode {
  const pane = useSidePane("team");
  return (
    <>
      <button type="button" onClick={() => pane.open("new")}>
        Open
      </button>
      <SidePane opened={pane.id !== null} onClose={pane.close} title="New team">
        <NameForm />
      </SidePane>
    </>
  );
}

function OpenDialog(): ReactNode {
  const [opened, setOpened] = useState(true);
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title="New team">
      <NameForm />
    </Dialog>
  );
}

async function openPane() {
  renderInKit(<PaneInAddress />, { path: "/teams" });
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  return screen.findByLabelText("Name");
}

const answer = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const gone = () => waitFor(() => expect(screen.queryByLabelText("Name")).toBeNull());

it.each([
  ["its button", async () => userEvent.click(screen.getByRole("button", { name: "Close the side pane" }))],
  ["Escape", async () => userEvent.keyboard("{Escape}")],
  ["back", async () => browserHistory.go(-1)],
])("a pane that is closed by %s asks once before what was typed goes", async (_, close) => {
  const name = await openPane();
  await userEvent.type(name, "Steel");
  await close();
  await answer("Keep editing");
  expect(screen.getByLabelText("Name")).toHaveValue("Steel");
  expect(location.search).toBe("?team=new");
  await close();
  await answer("Discard changes");
  await gone();
  await waitFor(() => expect(location.search).toBe(""));
  expect(screen.queryByRole("button", { name: "Keep editing" })).toBeNull();
});

it("a pane in which nothing was typed closes without a word, and is asked anew when it is opened again", async () => {
  await openPane();
  await userEvent.keyboard("{Escape}");
  await gone();
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await userEvent.type(await screen.findByLabelText("Name"), "Steel");
  await userEvent.keyboard("{Escape}");
  await answer("Discard changes");
  await gone();
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await userEvent.type(await screen.findByLabelText("Name"), "Rebar");
  await userEvent.keyboard("{Escape}");
  await answer("Keep editing");
  expect(screen.getByLabelText("Name")).toHaveValue("Rebar");
});

it("a dialog asks as a pane does", async () => {
  renderInKit(<OpenDialog />);
  await userEvent.type(await screen.findByLabelText("Name"), "Steel");
  await userEvent.keyboard("{Escape}");
  await answer("Keep editing");
  expect(screen.getByLabelText("Name")).toHaveValue("Steel");
  await userEvent.keyboard("{Escape}");
  await answer("Discard changes");
  await gone();
});
