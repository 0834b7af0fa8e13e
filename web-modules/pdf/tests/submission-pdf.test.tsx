import { type FakeRequest, fakeApi, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import SubmissionPdfPage from "../src/pages/submission-pdf";

const LINK = "GET /api/SubmissionPdf/Link";
const waiting = {
  submissionId: "s-1",
  state: "queued",
  isLarge: false,
  progress: 0,
  url: null,
  title: "",
  fileName: "",
  pages: 0,
  size: 0,
  pictures: [],
  message: null,
};
const ready = {
  ...waiting,
  state: "ready",
  progress: 100,
  url: "/files/pdf/renders/one.pdf?signature=x",
  title: "SSI-0042: Site Safety Inspection",
  fileName: "SSI-0042 Site Safety Inspection.pdf",
  pages: 2,
  size: 48_000,
  pictures: [
    { url: "/files/pdf/renders/one.1.webp", width: 1240, height: 1754, text: "Level 3, slab B" },
    { url: "/files/pdf/renders/one.2.webp", width: 1240, height: 1754, text: "Who did what" },
  ],
};

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
  expect(await screen.findByText("40% done", {}, { timeout: 5000 })).toBeVisible();
  expect(await screen.findByRole("img", { name: "Page 2 of 2" }, { timeout: 5000 })).toBeInTheDocument();
  expect(screen.getByText("Level 3, slab B")).toBeInTheDocument();
  // A file's name may have no colon; what it is called may.
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("SSI-0042: Site Safety Inspection");
  expect(screen.getByRole("link", { name: "Download" })).toHaveAttribute("download", ready.fileName);
});

test("a PDF that is missing is requested, and shown when it is made", async () => {
  const sent = openWith({ ...waiting, state: "missing" });
  expect(await screen.findByText("Waiting for the printer")).toBeVisible();
  expect(await screen.findByRole("img", { name: "Page 1 of 2" }, { timeout: 5000 })).toBeInTheDocument();
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
  expect(await screen.findByRole("img", { name: "Page 1 of 2" }, { timeout: 5000 })).toBeInTheDocument();
  await waitFor(() => expect(sent.filter((each) => each.method === "POST")).toHaveLength(1));
});

test("a very long PDF says that not all of it is shown", async () => {
  openWith({ ...ready, pages: 90 });
  expect(await screen.findByText("Pages 1 to 2 of 90 are shown. Download the PDF to see all.")).toBeVisible();
});
