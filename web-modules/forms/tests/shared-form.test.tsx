import { fakeApi, refusal, renderInKit } from "@groundwork/kit/testing";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { SharedForm } from "../src/features/share/shared-form";
import { detailOf } from "./site-diary";

const visitor = { pass: "pass", fullName: "Tan Bo", email: "bo@elsewhere.test" };

test.each([
  ["7", "No. 7 goes on without you"],
  ["SD-007", "SD-007 goes on without you"],
  ["", "Site diary goes on without you"],
])("who comes by a link again is told of “%s” by what it is called", async (referenceNumberStr, said) => {
  const detail = detailOf({ mayAct: false, referenceNumberStr, templateName: "Site diary" });
  fakeApi({ [`GET /api/SubmissionShareLink/SubmissionDetail/${detail.submissionId}`]: () => detail });
  renderInKit(<SharedForm submissionId={detail.submissionId} visitor={visitor} onOver={() => undefined} />);
  expect(await screen.findByText(new RegExp(`^${said}`))).toBeVisible();
});

describe("the PDF of who came by a link", () => {
  const paper = { isLarge: false, progress: 0, url: null, title: "", fileName: "", pages: 0, size: 0, pictures: [] };

  test("is asked for with their pass, and opened once it is made", async () => {
    const detail = detailOf({ mayAct: false });
    const passes: (string | null)[] = [];
    let looked = 0;
    fakeApi({
      [`GET /api/SubmissionShareLink/SubmissionDetail/${detail.submissionId}`]: () => detail,
      "GET /api/SubmissionPdf/GuestLink": ({ headers }: { headers: Headers }) => {
        passes.push(headers.get("X-Share-Pass"));
        looked += 1;
        const isReady = looked > 1;
        return { ...paper, state: isReady ? "ready" : "missing", url: isReady ? "https://files/a.pdf" : null };
      },
      "POST /api/SubmissionPdf/GuestRequest": ({ headers, body }: { headers: Headers; body: unknown }) => {
        passes.push(headers.get("X-Share-Pass"));
        expect(body).toEqual({ submissionId: detail.submissionId, language: "en" });
        return { ...paper, state: "queued" };
      },
    });
    renderInKit(<SharedForm submissionId={detail.submissionId} visitor={visitor} onOver={() => undefined} />);
    await userEvent.click(await screen.findByRole("button", { name: "Make a PDF" }));
    expect(await screen.findByText("The PDF is being made…")).toBeVisible();
    const open = await screen.findByRole("link", { name: "Open the PDF" });
    expect(open).toHaveAttribute("href", "https://files/a.pdf");
    expect(new Set(passes)).toEqual(new Set(["pass"]));
  });

  test("says why there is none", async () => {
    const detail = detailOf({ mayAct: false });
    fakeApi({
      [`GET /api/SubmissionShareLink/SubmissionDetail/${detail.submissionId}`]: () => detail,
      "GET /api/SubmissionPdf/GuestLink": () => refusal(403, 3, "This link was taken back."),
    });
    renderInKit(<SharedForm submissionId={detail.submissionId} visitor={visitor} onOver={() => undefined} />);
    await userEvent.click(await screen.findByRole("button", { name: "Make a PDF" }));
    expect(await screen.findByText("There is no PDF: This link was taken back.")).toBeVisible();
  });
});
