import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { api, formData } from "../src";
import { ImportLines, ImportSteps } from "../src/forms";
import type { ImportedLine } from "../src/forms/import-lines";
import { fakeApi, refusal, renderInKit } from "../src/testing";

interface Row extends ImportedLine {
  name: string;
}

interface Result {
  dryRun: boolean;
  rows: readonly Row[];
  createCount: number;
}

const CHECK = "POST /api/Budget/CheckBudgetCodesCsv";
const SEND = "POST /api/Budget/ImportBudgetCodesCsv";
const rows: Row[] = [
  { line: 2, name: "Concrete", verdict: "create", message: "Can be created." },
  { line: 3, name: "Steel", verdict: "exists", message: "There is one already." },
];
const file = new File(["name\nConcrete\n"], "codes.csv", { type: "text/csv" });
const told: Result[] = [];

const ask = (path: string, chosen: File, options = {}) =>
  api.post(path as "/api/Budget/CheckBudgetCodesCsv", {
    body: formData({ file: chosen }),
    ...options,
  }) as unknown as Promise<Result>;

function open(): ReturnType<typeof userEvent.setup> {
  told.length = 0;
  renderInKit(
    <ImportSteps<Result>
      description="Columns: name."
      check={(chosen) => ask("/api/Budget/CheckBudgetCodesCsv", chosen)}
      send={(chosen, options) => ask("/api/Budget/ImportBudgetCodesCsv", chosen, options)}
      countOf={({ createCount }) => createCount}
      summary={({ dryRun, createCount }) => `${createCount} ${dryRun ? "would be" : "were"} made`}
      verb={(count) => `Import ${count}`}
      failed="Nothing was imported"
      onSent={(result) => void told.push(result)}
      next={<p>There they are</p>}
    >
      {(result) => <ImportLines result={result} title={({ name }) => name} />}
    </ImportSteps>,
  );
  return userEvent.setup();
}

const choose = (user: ReturnType<typeof userEvent.setup>, chosen = file) =>
  user.upload(screen.getByLabelText("Excel or CSV file"), chosen);

describe("importing a table", () => {
  test("the same file is looked at again when it is chosen again: it was corrected meanwhile", async () => {
    const calls = fakeApi({ [CHECK]: () => ({ rows, createCount: 1, dryRun: true }) });
    const user = open();
    await choose(user);
    await screen.findByText("1 would be made");
    await choose(user);
    await vi.waitFor(() => expect(calls.filter(({ path }) => path.includes("Check"))).toHaveLength(2));
  });

  test("shows what each line would do, and writes only when told to", async () => {
    const calls = fakeApi({
      [CHECK]: () => ({ rows, createCount: 1, dryRun: true }),
      [SEND]: () => ({ rows, createCount: 1, dryRun: false }),
    });
    const user = open();
    await choose(user);
    expect(await screen.findByText("1 would be made")).toBeVisible();
    const lines = within(screen.getByRole("list", { name: "Lines of the file" }));
    expect(lines.getAllByRole("listitem").map((each) => each.textContent)).toEqual([
      "ConcreteNew Line 2: Can be created.",
      "SteelExists Line 3: There is one already.",
    ]);
    expect(calls.some((each) => each.path.endsWith("ImportBudgetCodesCsv"))).toBe(false);
    expect(told).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Import 1" }));
    expect(await screen.findByText("There they are")).toBeVisible();
    expect(screen.getByRole("list", { name: "Lines of the file" })).toHaveTextContent("ConcreteAdded Line 2");
    expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
    expect(told).toHaveLength(1);
  });

  test("a file of which nothing can be taken is not to be sent", async () => {
    fakeApi({ [CHECK]: () => ({ rows: rows.slice(1), createCount: 0, dryRun: true }) });
    await choose(open());
    expect(await screen.findByRole("button", { name: "Import 0" })).toBeDisabled();
  });

  test("a file that cannot be read says why, and is not looked at again in vain", async () => {
    fakeApi({ [CHECK]: () => refusal(422, 4, "The file has no column “name”.") });
    await choose(open());
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The file has no column “name”.");
    expect(within(alert).queryByRole("button")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Import/ })).toBeNull();
  });

  test("what the way there held up is looked at again, without choosing the file anew", async () => {
    let isAway = true;
    fakeApi({ [CHECK]: () => (isAway ? refusal(503, 11, "Busy.") : { rows, createCount: 1, dryRun: true }) });
    const user = open();
    await choose(user);
    const again = within(await screen.findByRole("alert")).getByRole("button", { name: "Try again" });
    isAway = false;
    await user.click(again);
    expect(await screen.findByRole("button", { name: "Import 1" })).toBeEnabled();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("another file begins anew: nothing is sent of what was looked at before", async () => {
    let count = 1;
    fakeApi({ [CHECK]: () => ({ rows, createCount: count, dryRun: true }) });
    const user = open();
    await choose(user);
    await screen.findByRole("button", { name: "Import 1" });
    count = 2;
    await choose(user, new File(["name\nSteel!!!\n"], "other.csv", { type: "text/csv" }));
    expect(await screen.findByRole("button", { name: "Import 2" })).toBeEnabled();
    expect(screen.queryByRole("button", { name: "Import 1" })).toBeNull();
  });
});
