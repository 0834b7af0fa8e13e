import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { type Publishable, usePublish } from "../src/editor";

const CALL = "GET /api/FormTemplate/GetPublishRehearsal";
const FINDINGS = [
  {
    matter: "calculated",
    fieldId: "size",
    fieldName: "Size",
    submissionsCount: 1,
    submissions: [{ submissionId: "one", referenceNumberStr: "SI-0007", before: "7.00", after: "" }],
  },
  {
    matter: "gone",
    fieldId: "area",
    fieldName: "Area",
    submissionsCount: 12,
    submissions: ["Roof", "Gate", "Yard", "Hall"].map((before, at) => ({
      submissionId: before,
      referenceNumberStr: `SI-000${at + 1}`,
      before,
      after: "",
    })),
  },
];
const DRAFT: Publishable = {
  flush: () => Promise.resolve(true),
  isSaved: () => true,
  subscribe: () => () => undefined,
  seen: () => ({ bodyVersion: 2 }),
};

function Publisher() {
  const { publish } = usePublish("permit", DRAFT);
  return (
    <button type="button" onClick={publish}>
      Go live
    </button>
  );
}

/** Pressed; `published` is true once the service was asked to. */
async function publish(rehearsed: () => unknown, areAllCasesTried?: boolean) {
  const sent = fakeApi({
    "GET /api/FormTemplate/GetPublishProblems": () => ({
      formTemplateId: "permit",
      bodyVersion: 2,
      workflowVersion: 1,
      detailVersion: 1,
      problems: [],
      areAllCasesTried,
    }),
    [CALL]: rehearsed,
    "POST /api/FormTemplate/PublishFormTemplate": () => ({ formTemplateId: "permit", publishedVersion: 2 }),
  });
  renderInKit(<Publisher />);
  await userEvent.click(screen.getByRole("button", { name: "Go live" }));
  return { published: () => sent.some(({ method }) => method === "POST") };
}

const rehearsal = (findings: unknown[]) => ({ formTemplateId: "permit", lookedAt: 52, inProgress: 3, findings });

describe("before a form goes live", () => {
  test("nobody is asked where nothing that was submitted would be otherwise", async () => {
    const { published } = await publish(() => rehearsal([]), true);
    expect(await screen.findByText("Version 2 is live")).toBeVisible();
    expect(published()).toBe(true);
  });

  test("who publishes more rules than could be looked at is told so, and asked", async () => {
    const { published } = await publish(() => rehearsal([]), false);
    const dialog = await screen.findByRole("dialog", { name: "Publish all the same?" });
    expect(dialog).toHaveTextContent("so many rules or branches that not every case was tried");
    expect(published()).toBe(false);
    await userEvent.click(within(dialog).getByRole("button", { name: "Publish" }));
    expect(await screen.findByText("Version 2 is live")).toBeVisible();
  });

  test("what would be otherwise is told, field by field, and asked about", async () => {
    const { published } = await publish(() => rehearsal(FINDINGS));
    const dialog = await screen.findByRole("dialog", { name: "Publish all the same?" });
    expect(dialog).toHaveTextContent("52 submissions");
    expect(dialog).toHaveTextContent("The 3 in progress go on in the version they were begun in.");
    const [gone, calculated] = within(dialog).getAllByRole("heading", { level: 3 });
    expect([gone, calculated].map((each) => each?.textContent)).toEqual([
      "No longer asked for",
      "Calculated differently",
    ]);
    expect(dialog).toHaveTextContent("Areain 12 submissionsSI-0001: RoofSI-0002: GateSI-0003: Yard");
    expect(dialog).toHaveTextContent("SI-0007: 7.00 → nothing");
    expect(published()).toBe(false);
    await userEvent.click(within(dialog).getByRole("button", { name: "Publish" }));
    expect(await screen.findByText("Version 2 is live")).toBeVisible();
  });

  test("who thinks better of it has published nothing", async () => {
    const { published } = await publish(() => rehearsal(FINDINGS));
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(published()).toBe(false);
  });

  test("what could not be told keeps nobody from it", async () => {
    await publish(() => refusal(422, 4, "This form takes too long to check."));
    const dialog = await screen.findByRole("dialog", { name: "Publish all the same?" });
    expect(dialog).toHaveTextContent("This form takes too long to check.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Publish" }));
    expect(await screen.findByText("Version 2 is live")).toBeVisible();
  });
});
