import { fakeApi, refusal, renderInKit, signedInCookie } from "@groundwork/kit/testing";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import SubmissionPanel from "../src/features/panel/submission-panel";
import { ready, waiting } from "./links";

const LINK = "GET /api/SubmissionPdf/Link";
const REQUEST = "POST /api/SubmissionPdf/Request";
const saved = vi.fn();

beforeEach(() => {
  signedInCookie();
  saved.mockClear();
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    saved(this.getAttribute("href"), this.download);
  });
});
afterEach(() => vi.restoreAllMocks());

function open(isDraft = false) {
  return renderInKit(<SubmissionPanel submission={{ submissionId: "s-1", isDraft }} />);
}

test("nothing is asked for before the press; then the file is made and saved once", async () => {
  const answers: object[] = [{ ...waiting, state: "missing" }, { ...waiting, state: "rendering", progress: 40 }, ready];
  const sent = fakeApi({ [LINK]: () => (answers.length > 1 ? answers.shift() : answers[0]), [REQUEST]: () => waiting });
  open();
  expect(screen.getByRole("link", { name: "View pages" })).toHaveAttribute("href", "/pdf/s-1");
  expect(sent).toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Download PDF" }));
  expect(await screen.findByText(/Making the PDF · 40% done/)).toBeVisible();
  expect(await screen.findByText(/2 pages · 48 kB/)).toBeVisible();
  expect(saved).toHaveBeenCalledExactlyOnceWith(ready.url, ready.fileName);
  expect(sent.filter(({ method }) => method === "POST")).toHaveLength(1);
});

test("pressed once more it is asked for anew: the submission may have gone on", async () => {
  const sent = fakeApi({ [LINK]: () => ready });
  open();
  const press = () => userEvent.click(screen.getByRole("button", { name: "Download PDF" }));
  await press();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  await press();
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
  expect(sent).toHaveLength(2);
});

test("a failure gives its reason and is tried again by hand", async () => {
  let answer: object = { ...waiting, state: "failed", message: "The picture “slab.jpg” is lost. Take it again." };
  fakeApi({
    [LINK]: () => answer,
    [REQUEST]: () => {
      answer = ready;
      return waiting;
    },
  });
  open();
  await userEvent.click(screen.getByRole("button", { name: "Download PDF" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("slab.jpg");
  expect(saved).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Make it again" }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});

test("who may not read it is told so", async () => {
  fakeApi({ [LINK]: () => refusal(404, 4, "There is no such submission.") });
  open();
  await userEvent.click(screen.getByRole("button", { name: "Download PDF" }));
  expect(await screen.findByText("There is no such submission.")).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

test("of a draft there is no PDF", () => {
  const { container } = open(true);
  expect(container.querySelector("section")).toBeNull();
});
