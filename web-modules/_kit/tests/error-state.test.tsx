import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ApiError } from "../src/api/error";
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
