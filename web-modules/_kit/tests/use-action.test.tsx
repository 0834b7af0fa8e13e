import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { call } from "../src/api/call";
import { formData } from "../src/api/form-data";
import { useAction } from "../src/api/use-action";
import { fakeApi, refusal } from "../src/testing/fake-api";
import { renderInKit } from "../src/testing/render";

function CreateTeam() {
  const action = useAction<string>({
    run: (name, options) => call("post", "/api/Team/CreateTeam", { body: { name }, ...options }),
  });
  return (
    <>
      <button type="button" onClick={() => action.mutate("Steel")}>
        steel
      </button>
      <button type="button" onClick={() => action.mutate("Glass")}>
        glass
      </button>
      <output>{action.error?.message ?? action.status}</output>
    </>
  );
}

function Press({ onDone }: { onDone: (name: string) => void }) {
  const action = useAction<string>({
    run: (name, options) => call("post", "/api/Team/CreateTeam", { body: { name }, ...options }),
    onSuccess: (_, name) => onDone(name),
  });
  return (
    <button type="button" onClick={() => action.mutate("Steel")}>
      {action.status}
    </button>
  );
}

it("keeps one idempotency key for one action over its retries", async () => {
  const answers = [refusal(503, 2, "Busy."), refusal(503, 2, "Busy."), null, null];
  const sent = fakeApi({ "POST /api/Team/CreateTeam": () => answers.shift() });
  renderInKit(<CreateTeam />);
  const key = (index: number) => sent[index]?.headers.get("Idempotency-Key");

  await userEvent.click(screen.getByText("steel"));
  await screen.findByText("Busy.");
  await userEvent.click(screen.getByText("glass"));
  await waitFor(() => expect(sent).toHaveLength(2));
  await screen.findByText("Busy.");
  await userEvent.click(screen.getByText("glass"));
  await screen.findByText("success");
  await userEvent.click(screen.getByText("glass"));
  await waitFor(() => expect(sent).toHaveLength(4));

  expect(key(1)).not.toBe(key(0));
  expect(key(2)).toBe(key(1));
  expect(key(3)).not.toBe(key(2));
});

function Upload({ files }: { files: readonly File[] }) {
  const action = useAction<File>({
    run: (file, options) => call("post", "/api/Team/CreateTeam", { body: formData({ file }), ...options }),
  });
  return (
    <>
      {files.map((file) => (
        <button key={file.name} type="button" onClick={() => action.mutate(file)}>
          {file.name}
        </button>
      ))}
      <output>{action.error?.message ?? action.status}</output>
    </>
  );
}

it("a file that was mended is another action than the one before, though it has its size", async () => {
  const answers = [refusal(503, 2, "Busy."), refusal(503, 2, "Busy."), null];
  const sent = fakeApi({ "POST /api/Team/CreateTeam": () => answers.shift() });
  renderInKit(<Upload files={[new File(["12.50"], "first"), new File(["12.05"], "mended")]} />);
  await userEvent.click(screen.getByText("first"));
  await screen.findByText("Busy.");
  await userEvent.click(screen.getByText("mended"));
  await waitFor(() => expect(sent).toHaveLength(2));
  await screen.findByText("Busy.");
  await userEvent.click(screen.getByText("mended"));
  await screen.findByText("success");

  const keys = sent.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
});

it("a second press before the answer waits for the same, and what follows happens once", async () => {
  let answer: (value: null) => void = () => undefined;
  const sent = fakeApi({ "POST /api/Team/CreateTeam": () => new Promise((resolve) => (answer = resolve)) });
  const done: string[] = [];
  renderInKit(<Press onDone={(name) => done.push(name)} />);
  await userEvent.dblClick(screen.getByRole("button", { name: "idle" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  answer(null);
  await screen.findByText("success");
  expect([sent.length, done]).toEqual([1, ["Steel"]]);
  await userEvent.click(screen.getByText("success"));
  await waitFor(() => expect(sent).toHaveLength(2));
});
