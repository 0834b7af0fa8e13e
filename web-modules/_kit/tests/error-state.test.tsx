import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ApiError, ErrorCode } from "../src/api/error";
import { renderInKit } from "../src/testing";
import { ErrorState } from "../src/ui/states";

const away = new ApiError({
  errorCode: ErrorCode.network,
  httpStatus: 0,
  message: "You are offline.",
  retryable: true,
});
const refused = new ApiError({ errorCode: 5, httpStatus: 403, message: "You may not." });

it("what the network kept from loading is loaded once it is back, without a press", () => {
  const retry = vi.fn();
  const { unmount } = renderInKit(<ErrorState error={away} retry={retry} />);
  expect(screen.getByRole("alert")).toHaveTextContent("You are offline.");
  window.dispatchEvent(new Event("online"));
  expect(retry).toHaveBeenCalledOnce();
  unmount();
  window.dispatchEvent(new Event("online"));
  expect(retry).toHaveBeenCalledOnce();
});

it("a refusal stays one, whatever the network does", () => {
  const retry = vi.fn();
  renderInKit(<ErrorState error={refused} retry={retry} />);
  window.dispatchEvent(new Event("online"));
  expect(retry).not.toHaveBeenCalled();
});
