import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { CompanyDetail } from "../../src/features/admin/api";
import { CompanyLook } from "../../src/features/admin/company-look";
import { contrastToWhite } from "../../src/features/admin/contrast";

const company = { groupId: "g1", name: "Northbank Builders", color: null, logoUrl: null } as CompanyDetail;
const branded = { ...company, color: "#8a1c4d", logoUrl: "/files/logo.png" };

function logoFile(bytes: number, type = "image/png"): File {
  return new File([new Uint8Array(bytes)], "logo.png", { type });
}

describe("the logo of a company", () => {
  test("is sent as it is chosen", async () => {
    vi.stubGlobal("createImageBitmap", async () => ({ close: () => undefined }));
    const sent = fakeApi({ "POST /api/Group/UploadGroupLogo": () => branded });
    renderInKit(<CompanyLook company={company} />);
    await userEvent.upload(screen.getByLabelText("Choose a logo", { selector: "input" }), logoFile(900));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(await screen.findByText("Logo saved")).toBeInTheDocument();
  });

  test("is refused before it travels when it is too large or no picture", async () => {
    const sent = fakeApi({});
    renderInKit(<CompanyLook company={company} />);
    const input = screen.getByLabelText("Choose a logo", { selector: "input" });
    await userEvent.upload(input, logoFile(2 * 1024 * 1024 + 1));
    expect(await screen.findByRole("alert")).toHaveTextContent("the limit is 2 MB");
    await userEvent.setup({ applyAccept: false }).upload(input, logoFile(10, "image/svg+xml"));
    expect(await screen.findByRole("alert")).toHaveTextContent("not a PNG, JPEG or WebP");
    expect(sent).toHaveLength(0);
  });

  test("is shown, and can be removed or replaced", () => {
    fakeApi({});
    renderInKit(<CompanyLook company={branded} />);
    expect(screen.getByRole("img", { name: "Logo of Northbank Builders" })).toHaveAttribute("src", "/files/logo.png");
    expect(screen.getByRole("button", { name: "Choose another logo" })).toBeEnabled();
    expect(screen.getByRole("button", { name: "Remove logo" })).toBeEnabled();
  });
});

describe("the colour of a company", () => {
  test("is saved, and left empty for the product's own", async () => {
    const sent = fakeApi({ "PUT /api/Group/UpdateGroupColor": () => branded });
    renderInKit(<CompanyLook company={company} />);
    const field = screen.getByLabelText("Colour, as #rrggbb");
    await userEvent.type(field, "#8A1C4D");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map((each) => each.body)).toEqual([
      { groupId: "g1", color: "#8a1c4d" },
      { groupId: "g1", color: null },
    ]);
  });

  test.each([
    ["#ffd400", "too light"],
    ["green", "like #14634d"],
  ])("%s is refused", async (color, why) => {
    const sent = fakeApi({});
    renderInKit(<CompanyLook company={company} />);
    const field = screen.getByLabelText("Colour, as #rrggbb");
    await userEvent.type(field, color);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(why)));
    expect(sent).toHaveLength(0);
  });

  test("its contrast is reckoned as the service does", () => {
    expect(contrastToWhite("#ffffff")).toBeCloseTo(1);
    expect(contrastToWhite("#000000")).toBeCloseTo(21);
    expect(contrastToWhite("#767676")).toBeCloseTo(4.54, 2);
  });
});
