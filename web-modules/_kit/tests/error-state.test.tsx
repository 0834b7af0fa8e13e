import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiError, ErrorCode } from "../src/api/error";
import { renderInKit } from "../src/testing";
import { ErrorState } from "../src/ui/states";

function show(httpStatus: number, retryable = false): void {
  const error = new ApiError({
    errorCode: 4,
    httpStatus,
    message: "It did not go.",
    retryable,
    requestId: "request-1",
  });
  renderInKit(<ErrorState error={error} retry={() => undefined} />);
}

test.each([400, 403, 404, 409, 422])(
  "a refusal (%i) is not to be tried again, and needs no number to look up",
  (status) => {
    show(status);
    expect(screen.getByText("It did not go.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    expect(screen.queryByText(/request-1/)).not.toBeInTheDocument();
  },
);

test.each([
  [500, false],
  [503, true],
  [429, true],
] as const)("what may pass (%i) can be tried again", (status, retryable) => {
  show(status, retryable);
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument();
});

const away = new ApiError({
  errorCode: ErrorCode.network,
  httpStatus: 0,
  message: "You are offline.",
  retryable: true,
});
const refused = new ApiError({ errorCode: 5, httpStatus: 403, message: "You may not." });

test("what the network kept from loading is loaded once it is back, without a press", () => {
  const retry = vi.fn();
  const { unmount } = renderInKit(<ErrorState error={away} retry={retry} />);
  expect(screen.getByRole("alert")).toHaveTextContent("You are offline.");
  window.dispatchEvent(new Event("online"));
  expect(retry).toHaveBeenCalledOnce();
  unmount();
  window.dispatchEvent(new Event("online"));
  expect(retry).toHaveBeenCalledOnce();
});

test("a refusal stays one, whatever the network does", () => {
  const retry = vi.fn();
  renderInKit(<ErrorState error={refused} retry={retry} />);
  window.dispatchEvent(new Event("online"));
  expect(retry).not.toHaveBeenCalled();
});
