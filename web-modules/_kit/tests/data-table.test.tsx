import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type Column, DataTable, type DataTableProps, toCsv, useTableState } from "../src/table";
import { renderInKit } from "../src/testing/render";

interface Block {
  id: string;
  name: string;
  floors: number | null;
  site: string;
}

const blocks: Block[] = [
  { id: "1", name: "Block 10", floors: 12, site: "Tampines" },
  { id: "2", name: "Block 2", floors: null, site: "Kallang" },
  { id: "3", name: "Annex", floors: 3, site: "Tampines" },
];

const columns: Column<Block>[] = [
  { id: "name", header: "Name", main: true, sortable: true, value: (row) => row.name, cell: (row) => row.name },
  { id: "floors", header: "Floors", sortable: true, value: (row) => row.floors, cell: (row) => row.floors },
  {
    id: "site",
    header: "Site",
    value: (row) => row.site,
    cell: (row) => row.site,
    filter: [
      { value: "Tampines", label: "Tampines" },
      { value: "Kallang", label: "Kallang" },
    ],
  },
];

function Blocks({ begins, ...props }: Partial<DataTableProps<Block>> & { begins?: Record<string, string> }) {
  const control = useTableState(begins && { filters: begins });
  return (
    <DataTable
      id="test.blocks"
      label="Blocks"
      columns={columns}
      rows={blocks}
      rowKey={(row) => row.id}
      control={control}
      searchLabel="Search blocks"
      empty={<p>No blocks yet</p>}
      exportRows={async () => blocks}
      {...props}
    />
  );
}

const names = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getAllByRole("cell")[0]?.textContent);

describe("a table", () => {
  it("sorts numbers inside of names by their value and keeps the order in the address", async () => {
    renderInKit(<Blocks />);
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(names()).toEqual(["Annex", "Block 2", "Block 10"]);
    expect(location.search).toBe("?sort=name");
    expect(screen.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(names()).toEqual(["Block 10", "Block 2", "Annex"]);
  });

  it("sorts what is empty last in both directions", async () => {
    renderInKit(<Blocks />);
    await userEvent.click(screen.getByRole("button", { name: "Floors" }));
    expect(names().at(-1)).toBe("Block 2");
    await userEvent.click(screen.getByRole("button", { name: "Floors" }));
    expect(names().at(-1)).toBe("Block 2");
  });

  it("searches, filters, and offers the way back when nothing is left", async () => {
    renderInKit(<Blocks />);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Site" }), "Kallang");
    expect(names()).toEqual(["Block 2"]);
    await userEvent.type(screen.getByRole("searchbox"), "annex");
    await userEvent.click(await screen.findByRole("button", { name: "Show everything" }));
    expect(names()).toHaveLength(3);
  });

  it("draws a page of the server's as it is, and asks for the next one through the address", async () => {
    renderInKit(<Blocks total={45} />);
    expect(names()).toEqual(["Block 10", "Block 2", "Annex"]);
    expect(screen.getByText("1–20 of 45")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    expect(location.search).toBe("?page=2");
  });

  it("takes out all rows of the server's, and says so where there are more than that", async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    renderInKit(<Blocks total={45} rows={blocks.slice(0, 1)} />);
    await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
    expect(await screen.findByText("The first 3 of 45 were taken out")).toBeVisible();
    expect((await saved[0]?.text())?.split("\r\n")).toHaveLength(1 + blocks.length);
  });

  it("is no list to work with where its export would be empty, or a part of it", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const untold: Column<Block> = { id: "site", header: "Site", main: true, cell: (row) => row.site };
    expect(() => renderInKit(<Blocks columns={[untold]} />)).toThrow("no value of site");
    const without = { exportRows: undefined } as object;
    expect(() => renderInKit(<Blocks total={45} {...without} />)).toThrow("one page only");
  });

  it("walks its rows by arrow keys and opens one by Enter", async () => {
    const onOpen = vi.fn();
    renderInKit(<Blocks onOpen={onOpen} />);
    screen.getByRole("button", { name: "Block 10" }).focus();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}{Enter}");
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(blocks[1]);
  });

  it("acts on the selected rows", async () => {
    const removed = vi.fn();
    renderInKit(
      <Blocks
        bulkActions={(rows) => (
          <button type="button" onClick={() => removed(rows.map((row) => row.id))}>
            Remove
          </button>
        )}
      />,
    );
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Block 2" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Annex" }));
    expect(screen.getByText("2 selected")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Remove" }));
    expect(removed).toHaveBeenCalledWith(["2", "3"]);
  });

  it("remembers which columns were chosen", async () => {
    const { unmount } = renderInKit(<Blocks />);
    await userEvent.click(screen.getByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Floors" }));
    expect(screen.queryByRole("columnheader", { name: "Floors" })).toBeNull();
    unmount();
    renderInKit(<Blocks />);
    expect(screen.queryByRole("columnheader", { name: "Floors" })).toBeNull();
  });

  it("says that there is nothing where nobody chose the filter, and that nothing matches where somebody did", async () => {
    renderInKit(<Blocks rows={[]} begins={{ site: "Kallang" }} />);
    expect(screen.getByText("No blocks yet")).toBeInTheDocument();
    await userEvent.type(screen.getByRole("searchbox"), "annex");
    expect(await screen.findByText("Nothing matches")).toBeInTheDocument();
  });

  it("tells nothing there from nothing found", () => {
    renderInKit(<Blocks rows={[]} />);
    expect(screen.getByText("No blocks yet")).toBeVisible();
  });
});

describe("the CSV", () => {
  it("has a heading, numbers as numbers and all else as text", () => {
    const rows: Block[] = [
      { id: "1", name: 'Block "A", north', floors: -2, site: "=HYPERLINK(1)" },
      { id: "2", name: "@site", floors: null, site: "a\nb" },
    ];
    expect(toCsv(columns, rows).split("\r\n")).toEqual([
      `"Name","Floors","Site"`,
      `"Block ""A"", north",-2,"'=HYPERLINK(1)"`,
      `"'@site","","a\nb"`,
    ]);
  });
});
