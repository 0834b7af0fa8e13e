import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { keepVisitor, readVisitor } from "../src/features/share/visitor";
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

describe("who has submitted and fills in another", () => {
  const locked = { ...standing, needsPin: true, templateName: "", companyName: "", companyColor: "", projectName: "" };
  const visitor = { pass: "p".repeat(43), fullName: "Tan Bo", email: "bo@elsewhere.test" };
  const first = detailOf({ mayAct: false, referenceNumberStr: "SD-007", templateName: "Site diary" });
  const next = detailOf({
    mayAct: false,
    referenceNumberStr: "SD-008",
    submissionId: "next",
    templateName: "Site diary",
  });

  function submitted(another: (sent: { token: string; headers: Headers }) => unknown, begun = next) {
    keepVisitor("start", SECRET, { ...visitor, submissionId: first.submissionId });
    fakeApi({
      "GET /api/FormStartLink/Standing": ({ headers }: { headers: Headers }) =>
        headers.get("X-Share-Pass") === visitor.pass ? standing : locked,
      "POST /api/FormStartLink/Another": ({ body, headers }) =>
        another({ token: (body as { token: string }).token, headers }),
      [`GET /api/SubmissionShareLink/SubmissionDetail/${first.submissionId}`]: () => first,
      "GET /api/SubmissionShareLink/SubmissionDetail/next": () => begun,
    });
    renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
  }
  const press = async () => userEvent.click(await screen.findByRole("button", { name: "Submit another as Tan Bo" }));

  test("is asked neither PIN nor name again, also where the first answer was lost", async () => {
    const tokens: string[] = [];
    submitted(({ token, headers }) => {
      tokens.push(token);
      expect(headers.get("X-Share-Pass")).toBe(visitor.pass);
      if (tokens.length === 1) return refusal(503, 11, "Try again.");
      return { isVerified: true, endsAt: "2026-11-28T10:00:00Z", submissionId: "next" };
    });
    await press();
    await waitFor(() => expect(tokens).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole("button", { name: "Submit another as Tan Bo" })).toBeEnabled());
    await press();
    expect(await screen.findByText("Your number is SD-008")).toBeVisible();
    expect(screen.getByText("Tan Bo, bo@elsewhere.test")).toBeVisible();
    expect(tokens[1]).toBe(tokens[0]);
    expect(readVisitor("start", SECRET)).toMatchObject({ pass: tokens[0], submissionId: "next", fullName: "Tan Bo" });
  });

  test.each([401, 404])("proves who they are again where the service asks for it (%s)", async (status) => {
    submitted(() => refusal(status, 3, "Open the link that you were given and prove your e-mail address."));
    await press();
    expect(await screen.findByRole("textbox", { name: /PIN/ })).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
  });

  test("is told why the link takes no more, and keeps their number", async () => {
    submitted(() => refusal(409, 6, "This link takes no more forms today. Come again tomorrow."));
    await press();
    expect((await screen.findAllByText(/takes no more forms today/))[0]).toBeVisible();
    expect(screen.getByText("Your number is SD-007")).toBeVisible();
  });

  test("goes on in the first field of the new form, and is told that it is a new one", async () => {
    const begun = detailOf({ submissionId: "next", templateName: "Site diary" });
    submitted(() => ({ isVerified: true, endsAt: "2026-11-28T10:00:00Z", submissionId: "next" }), begun);
    await press();
    await waitFor(() => expect(screen.getByRole("textbox", { name: /Weather/ })).toHaveFocus());
    expect(screen.getByText("A new form was begun for Tan Bo.")).toHaveAttribute("role", "status");
  });

  test("hands the device on: nobody's name is there, the focus waits in the first field, and it is said", async () => {
    submitted(() => refusal(500, 1, "not asked"));
    await userEvent.click(await screen.findByRole("button", { name: "Next person" }));
    // It has a PIN, which the next person is asked for.
    const pin = await screen.findByRole("textbox", { name: /PIN/ });
    await waitFor(() => expect(pin).toHaveFocus());
    expect(screen.getByText(/The last person is forgotten/)).toHaveAttribute("role", "status");
    expect(screen.queryByText(/Tan Bo/)).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});

test("without a PIN the next person is asked for their name, and the browser offers nobody's", async () => {
  const detail = detailOf({ mayAct: false, referenceNumberStr: "7" });
  const visitor = { pass: "p".repeat(43), fullName: "Tan Bo", email: "bo@elsewhere.test" };
  keepVisitor("start", SECRET, { ...visitor, submissionId: detail.submissionId });
  fakeApi({
    "GET /api/FormStartLink/Standing": () => standing,
    [`GET /api/SubmissionShareLink/SubmissionDetail/${detail.submissionId}`]: () => detail,
  });
  renderInKit(<StartByLinkPage />, { path: `/forms/start#${SECRET}` });
  await userEvent.click(await screen.findByRole("button", { name: "Next person" }));
  const name = await screen.findByRole("textbox", { name: /Full name/ });
  expect(name).toHaveValue("");
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAttribute("autocomplete", "off");
});
