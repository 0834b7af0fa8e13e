import { useRoutes } from "@groundwork/kit";
import { fakeApi, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { keepVisitor } from "../src/features/share/visitor";
import SharedStepPage from "../src/pages/shared-step";
import StartByLinkPage from "../src/pages/start-by-link";
import { detailOf } from "./site-diary";

const SECRET = "s".repeat(43);
const standing = {
  needsPin: false,
  templateName: "Site diary",
  stepName: "Filling in",
  companyName: "Northbank",
  companyColor: "#14634d",
  companyLogo: "",
  projectName: "Jetty 4",
  whyClosed: null,
};

beforeEach(() => sessionStorage.clear());

const AtShared = () => useRoutes([{ path: "/forms/shared/:submissionId", element: <SharedStepPage /> }]);

test("a link to a step with a PIN asks it before it tells who asks and what for", async () => {
  const told = { templateName: "Handover", stepName: "Acceptance", companyName: "Northbank", projectName: "Jetty 4" };
  const nothing = { templateName: "", stepName: "", companyName: "", projectName: "", sharedBy: "" };
  const id = "0198c0de-0000-7000-8000-000000000001";
  const base = { submissionId: id, isOpen: true };
  fakeApi({
    [`GET /api/SubmissionShareLink/${id}`]: () => ({ ...base, ...nothing, needsPin: true }),
    [`POST /api/SubmissionShareLink/Open/${id}`]: () => ({ ...base, ...told, sharedBy: "Goh Kim", needsPin: false }),
  });
  renderInKit(<AtShared />, { path: `/forms/shared/${id}#${SECRET}` });
  await userEvent.type(await screen.findByRole("textbox", { name: /PIN/ }), "4711");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("This link has a PIN");
  expect(screen.queryByText(/Handover|Goh Kim|Northbank/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(await screen.findByText("Goh Kim asks you to fill in “Acceptance”.")).toBeVisible();
});

describe("beside a service of the release before", () => {
  const told = { templateName: "Handover", stepName: "Acceptance", companyName: "Northbank", projectName: "Jetty 4" };
  const id = "0198c0de-0000-7000-8000-000000000001";
  const before = { submissionId: id, isOpen: true, ...told, sharedBy: "Goh Kim", needsPin: true };

  test("a link without a PIN sends none: it is a field that is not known there", async () => {
    const sent: unknown[] = [];
    fakeApi({
      "GET /api/FormStartLink/Standing": () => standing,
      "POST /api/FormStartLink/Verify": ({ body }) => {
        sent.push(body);
        return { isVerified: false, endsAt: "2026-11-28T10:00:00Z", submissionId: null };
      },
    });
    renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
    await userEvent.type(await screen.findByRole("textbox", { name: /Full name/ }), "Ada");
    await userEvent.type(screen.getByRole("textbox", { name: /mail/ }), "a@b.co");
    await userEvent.click(screen.getByRole("button", { name: "Mail me a code" }));
    await screen.findByRole("textbox", { name: "Code" });
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty("pin");
  });

  test("the PIN goes with the proof where nothing opens by it alone", async () => {
    const pins: unknown[] = [];
    fakeApi({
      [`GET /api/SubmissionShareLink/${id}`]: () => before,
      [`POST /api/SubmissionShareLink/Verify/${id}`]: ({ body }) => {
        pins.push((body as { pin: string }).pin);
        return { isVerified: false, endsAt: "2026-11-28T10:00:00Z" };
      },
    });
    renderInKit(<AtShared />, { path: `/forms/shared/${id}#${SECRET}` });
    await userEvent.type(await screen.findByRole("textbox", { name: /PIN/ }), "4711");
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    expect(await screen.findByText("Goh Kim asks you to fill in “Acceptance”.")).toBeVisible();
    await userEvent.type(screen.getByRole("textbox", { name: /Full name/ }), "Ada");
    await userEvent.type(screen.getByRole("textbox", { name: /mail/ }), "a@b.co");
    await userEvent.click(screen.getByRole("button", { name: "Mail me a code" }));
    await screen.findByRole("textbox", { name: "Code" });
    expect(pins).toEqual(["4711"]);
  });

  test("who has proven themselves finds their form", async () => {
    const detail = detailOf({ mayAct: false, templateName: "Handover" });
    keepVisitor(id, SECRET, { pass: "p".repeat(43), fullName: "Tan Bo", email: "bo@elsewhere.test" });
    fakeApi({
      [`GET /api/SubmissionShareLink/${id}`]: () => before,
      [`GET /api/SubmissionShareLink/SubmissionDetail/${id}`]: () => detail,
    });
    renderInKit(<AtShared />, { path: `/forms/shared/${id}#${SECRET}` });
    expect(await screen.findByText(/Tan Bo/)).toBeVisible();
    expect(screen.queryByRole("textbox", { name: /PIN/ })).toBeNull();
  });
});
