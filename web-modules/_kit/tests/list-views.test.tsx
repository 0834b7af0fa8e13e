import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { type Column, DataTable, useTableState } from "../src/table";
import type { ListView } from "../src/table/list-views-api";
import { fakeApi } from "../src/testing/fake-api";
import { renderInKit, testSession } from "../src/testing/render";

interface Block {
  id: string;
  name: string;
  site: string;
}

const columns: Column<Block>[] = [
  { id: "name", header: "Name", main: true, sortable: true, value: (row) => row.name, cell: (row) => row.name },
  {
    id: "site",
    header: "Site",
    value: (row) => row.site,
    cell: (row) => row.site,
    filter: [
      { value: "tampines", label: "Tampines" },
      { value: "kallang", label: "Kallang" },
    ],
  },
];
const rows = [{ id: "1", name: "Block 10", site: "tampines" }];

function Blocks() {
  const control = useTableState({ filters: { site: "tampines" } });
  return (
    <DataTable
      id="test.blocks"
      label="Blocks"
      columns={columns}
      rows={rows}
      total={1}
      exportRows={async () => rows}
      rowKey={(row) => row.id}
      control={control}
      searchLabel="Search blocks"
      empty={<p>No blocks yet</p>}
    />
  );
}

const shown = { search: "", sort: null, isDescending: false, filters: {}, hidden: [] };
const theirs: ListView = {
  listViewId: "theirs",
  name: "Kallang from Z",
  isShared: true,
  isOwn: false,
  mayChange: false,
  shown: {
    ...shown,
    search: "block",
    sort: "name",
    isDescending: true,
    filters: { site: "kallang" },
    hidden: ["site"],
  },
};

/** Keeps what it is sent. */
function service(kept: ListView[]) {
  return fakeApi({
    "GET /api/ListView/GetListViews": () => kept,
    "PUT /api/ListView/SaveListView": ({ body }) => {
      const sent = body as ListView & { list: string };
      const at = kept.findIndex((each) => each.listViewId === sent.listViewId);
      const view = { ...sent, isOwn: true, mayChange: true };
      if (at < 0) kept.push(view);
      else kept[at] = view;
      return view;
    },
    "DELETE /api/ListView/DeleteListView": ({ body }) => {
      const at = kept.findIndex((each) => each.listViewId === (body as ListView).listViewId);
      kept.splice(at, 1);
      return null;
    },
  });
}

/** More than a menu that closes waits before its button has the focus again. */
const GIVES_FOCUS_BACK_MS = 50;

const openMenu = () => userEvent.click(screen.getByRole("button", { name: "Views" }));

describe("views of a list", () => {
  beforeEach(() => {
    localStorage.clear();
    history.replaceState(null, "", "/");
  });

  it("show what they were saved with, whatever the list begins with", async () => {
    service([theirs, { ...theirs, listViewId: "all", name: "All sites", shown: { ...shown, filters: { site: "" } } }]);
    renderInKit(<Blocks />);
    await openMenu();
    await userEvent.click(await screen.findByRole("menuitem", { name: /Kallang from Z/ }));
    await waitFor(() => expect(location.search).toBe("?sort=-name&q=block&f.site=kallang"));
    expect(screen.queryByRole("columnheader", { name: "Site" })).toBeNull();
    await openMenu();
    expect(await screen.findByRole("menuitem", { name: /Kallang from Z/ })).toHaveAttribute("aria-current", "true");
    await userEvent.click(screen.getByRole("menuitem", { name: /All sites/ }));
    await waitFor(() => expect(location.search).toBe("?f.site="));
    expect(screen.getByRole("columnheader", { name: "Site" })).toBeInTheDocument();
  });

  it("are saved under a name; one's own of that name is replaced", async () => {
    const kept: ListView[] = [];
    service(kept);
    renderInKit(<Blocks />);
    for (const site of ["kallang", ""]) {
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "Site" }), site);
      await openMenu();
      await userEvent.click(await screen.findByRole("menuitem", { name: "Save this view…" }));
      await userEvent.type(await screen.findByRole("textbox", { name: "Name" }), site ? "Mine" : "mine");
      if (!site) expect(await screen.findByText("This replaces your view “Mine”.")).toBeInTheDocument();
      await userEvent.click(screen.getByRole("button", { name: "Save" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    expect(kept.map(({ name, shown: { filters } }) => [name, filters])).toEqual([["mine", { site: "" }]]);
  });

  it("are named without a click, also where nothing moves: the menu does not take the focus back", async () => {
    service([]);
    renderInKit(<Blocks />);
    // The second time nothing has to be brought: the dialog stands in the moment in which the menu closes.
    for (let time = 0; time < 2; time++) {
      await openMenu();
      await userEvent.click(await screen.findByRole("menuitem", { name: "Save this view…" }));
      const name = await screen.findByRole("textbox", { name: "Name" });
      await new Promise((past) => setTimeout(past, GIVES_FOCUS_BACK_MS));
      expect(name).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
  });

  it("are for everybody where managers say so, and no member is asked", async () => {
    service([]);
    renderInKit(<Blocks />, { session: testSession({ access: "member" }) });
    await openMenu();
    await userEvent.click(await screen.findByRole("menuitem", { name: "Save this view…" }));
    await screen.findByRole("textbox", { name: "Name" });
    expect(screen.queryByRole("checkbox", { name: "For everybody in the company" })).toBeNull();
  });

  it("are deleted by whoever may", async () => {
    const kept = [theirs, { ...theirs, listViewId: "mine", name: "Mine", isOwn: true, mayChange: true }];
    service(kept);
    renderInKit(<Blocks />);
    await openMenu();
    await userEvent.click(await screen.findByRole("menuitem", { name: "Delete views…" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete “Mine”" }));
    await waitFor(() => expect(kept).toEqual([theirs]));
    expect(screen.queryByRole("button", { name: "Delete “Kallang from Z”" })).toBeNull();
  });
});
