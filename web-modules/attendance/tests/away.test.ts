import { ApiError } from "@groundwork/kit";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AskingAgain } from "../src/features/kiosk/away";

const error = (httpStatus: number) => new ApiError({ errorCode: 0, httpStatus, message: "Away." });
const pausesOf = (asking: AskingAgain, ...errors: unknown[]) =>
  errors.map((each) => {
    asking.failed(each);
    return asking.pauseMs;
  });

beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0.5));
afterEach(() => void vi.restoreAllMocks());

test.each([502, 503, 504])(
  "a service that is down with %i is asked less and less often, until it is back",
  (status) => {
    const asking = new AskingAgain();
    const down = Array.from({ length: 6 }, () => error(status));
    expect(pausesOf(asking, ...down)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
    asking.worked();
    expect(pausesOf(asking, error(status))).toEqual([5_000]);
  },
);

test("without a network it is asked every five seconds, as that costs nobody anything", () => {
  const timeOut = new DOMException("Too late.", "TimeoutError");
  expect(pausesOf(new AskingAgain(), error(0), timeOut, error(0), error(0))).toEqual([5_000, 5_000, 5_000, 5_000]);
});

test("tablets that lost the service at once come back one after the other", () => {
  const pauses = [0, 0.25, 1].map((random) => {
    vi.mocked(Math.random).mockReturnValue(random);
    return Math.round(pausesOf(new AskingAgain(), error(503))[0] ?? 0);
  });
  expect(pauses).toEqual([4_000, 4_500, 6_000]);
});
