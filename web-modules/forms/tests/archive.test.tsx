import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { useArchive } from "../src/features/templates/use-archive";

function ArchiveButton() {
  const archive = useArchive({ formTemplateId: "diary", name: "Site diary" });
  return (
    <button type="button" onClick={() => archive.mutate(true)}>
      Archive
    </button>
  );
}

it("puts a form away, and takes it up again where that was not meant", async () => {
  const sent = fakeApi({
    "PUT /api/FormTemplate/ArchiveFormTemplate": () => ({ formTemplateId: "diary", isArchived: true }),
    "PUT /api/FormTemplate/UnarchiveFormTemplate": () => ({ formTemplateId: "diary", isArchived: false }),
  });
  renderInKit(<ArchiveButton />);
  await userEvent.click(screen.getByRole("button", { name: "Archive" }));
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent.map(({ path }) => path.split("/").at(-1))).toContain("UnarchiveFormTemplate"));
});
