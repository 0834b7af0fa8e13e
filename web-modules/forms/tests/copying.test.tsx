import { announceSessionEnd } from "@groundwork/kit";
import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { FillScreen } from "../src/features/fill/fill-screen";
import { detailOf, savedWith } from "./site-diary";

afterEach(() => announceSessionEnd("signed-out"));
beforeEach(() => localStorage.clear());

const detail = detailOf({});
const row = (submissionId: string, referenceNumberStr: string) => ({
  submissionId,
  templateName: "Site diary",
  referenceNumberStr,
  version: "A",
  submitter: { fullName: "Lim Wei" },
  submittedAt: "2026-11-20T02:00:00Z",
  created: "2026-11-19T02:00:00Z",
});
const services = {
  "PUT /api/Submission/SaveStep": () => savedWith(1),
  "GET /api/Submission/QuerySubmissions": () => ({
    data: [row(detail.submissionId, "7"), row("other", "6")],
    totalCount: 2,
  }),
};

async function open() {
  renderInKit(<FillScreen detail={detail} stepId={detail.currentStepId ?? ""} onDone={() => undefined} />);
  await userEvent.click(screen.getByRole("button", { name: "Copy from another" }));
  return screen.findByRole("dialog", { name: "Copy what another one says" });
}

test("another one is chosen, and it is told what was copied and why the rest was not", async () => {
  const sent = fakeApi({
    ...services,
    "POST /api/Submission/CopyStepData": () => ({
      copied: [
        { fieldId: "a", label: "Weather", byLabel: false, isWhole: true },
        { fieldId: "b", label: "Crew", byLabel: true, isWhole: true },
      ],
      notCopied: [
        { fieldId: "c", label: "Signature", why: "stays", message: null },
        { fieldId: "d", label: "Width", why: "unfit", message: "At most 9." },
      ],
    }),
  });
  const dialog = await open();
  const list = await within(dialog).findAllByRole("radio");
  expect(list, "itself is not offered").toHaveLength(1);
  await userEvent.click(within(dialog).getByRole("button", { name: "Copy" }));
  expect(await within(dialog).findByText("Choose what to copy from.")).toBeVisible();
  await userEvent.click(within(dialog).getByRole("radio", { name: /Site diary · No. 6/ }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Copy" }));
  expect(await within(dialog).findByText("2 fields copied")).toBeVisible();
  expect(within(dialog).getByText("Crew: by its name")).toBeVisible();
  expect(within(dialog).getByText("Signature: signatures, photos and files stay there")).toBeVisible();
  expect(within(dialog).getByText("Width: At most 9.")).toBeVisible();
  const { submissionId, currentStepId: stepId } = detail;
  expect(sent.find(({ path }) => path.endsWith("CopyStepData"))?.body).toEqual({
    submissionId,
    stepId,
    fromSubmissionId: "other",
    replaces: false,
  });
  await userEvent.click(within(dialog).getByRole("button", { name: "Go on" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("while what was entered last is not saved nothing is copied over it", async () => {
  const sent = fakeApi({ ...services, "PUT /api/Submission/SaveStep": () => refusal(409, 9, "It went on.") });
  renderInKit(<FillScreen detail={detail} stepId={detail.currentStepId ?? ""} onDone={() => undefined} />);
  const [box] = screen.getAllByRole("textbox");
  if (!box) throw new Error("the diary has a text field");
  await userEvent.type(box, "dry");
  await userEvent.click(screen.getByRole("button", { name: "Copy from another" }));
  const dialog = await screen.findByRole("dialog", { name: "Copy what another one says" });
  await userEvent.click(await within(dialog).findByRole("radio"));
  await userEvent.click(within(dialog).getByRole("button", { name: "Copy" }));
  expect(await within(dialog).findByText(/What you entered last is not saved yet/)).toBeVisible();
  expect(sent.some(({ path }) => path.endsWith("CopyStepData"))).toBe(false);
});
