import { type FakeRequest, fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import SubmissionPdfPage from "../src/pages/submission-pdf";
import { ready, waiting } from "./links";

const LINK = "GET /api/SubmissionPdf/Link";

function openWith(...answers: object[]): FakeRequest[] {
  signedInCookie();
  const sent = fakeApi({
    [LINK]: () => (answers.length > 1 ? answers.shift() : answers[0]),
    "POST /api/SubmissionPdf/Request": () => {
      answers[0] = ready;
      return waiting;
    },
  });
  renderInKit(<SubmissionPdfPage />, { path: "/pdf/s-1" });
  return sent;
}

test("says how far the PDF is, then shows its pages with their words and offers the file", async () => {
  openWith(waiting, { ...waiting, state: "rendering", progress: 40 }, ready);
  expect(await screen.findByText("Waiting for the printer")).toBeVisible();
  expect(await screen.findByText("40% done")).toBeVisible();
  expect(await screen.findByRole("img", { name: "Page 2 of 2" })).toBeInTheDocument();
  expect(screen.getByText("Level 3, slab B")).toBeInTheDocument();
  // A file's name may have no colon; what it is called may.
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("SSI-0042: Site Safety Inspection");
  expect(screen.getByRole("link", { name: "Download" })).toHaveAttribute("download", ready.fileName);
});

test("a PDF that is missing is requested, and shown when it is made", async () => {
  const sent = openWith({ ...waiting, state: "missing" });
  expect(await screen.findByText("Waiting for the printer")).toBeVisible();
  expect(await screen.findByRole("img", { name: "Page 1 of 2" })).toBeInTheDocument();
  expect(sent.filter((each) => each.method === "POST")).toHaveLength(1);
});

test("of a large PDF it is said that it takes a while", async () => {
  openWith({ ...waiting, isLarge: true });
  expect(await screen.findByText("This is a large PDF: it may take some minutes.")).toBeVisible();
});

test("a failure gives its reason and is tried again by hand", async () => {
  const sent = openWith({ ...waiting, state: "failed", message: "The picture “slab.jpg” is lost. Take it again." });
  expect(await screen.findByText(/slab\.jpg/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Make it again" }));
  expect(await screen.findByRole("img", { name: "Page 1 of 2" })).toBeInTheDocument();
  await waitFor(() => expect(sent.filter((each) => each.method === "POST")).toHaveLength(1));
});

test("a very long PDF says that not all of it is shown", async () => {
  openWith({ ...ready, pages: 90 });
  expect(await screen.findByText("Pages 1 to 2 of 90 are shown. Download the PDF to see all.")).toBeVisible();
});

test("a version that its address names is asked for, also where it is made anew", async () => {
  signedInCookie();
  const sent = fakeApi({
    [LINK]: () => ({ ...waiting, state: "missing" }),
    "POST /api/SubmissionPdf/Request": () => ready,
  });
  renderInKit(<SubmissionPdfPage />, { path: "/pdf/s-1?version=A" });
  expect(await screen.findByRole("img", { name: "Page 1 of 2" })).toBeInTheDocument();
  expect(sent.find(({ path }) => path.endsWith("/Link"))?.query.get("version")).toBe("A");
  expect(sent.find(({ method }) => method === "POST")?.body).toMatchObject({ version: "A" });
});
