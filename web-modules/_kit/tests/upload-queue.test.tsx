import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError, type FileCarrier, isRefusedForGood, NotNow, orNotNow, PendingFiles, UploadQueue } from "../src";
import { renderInKit } from "../src/testing";

const photo = (name = "crack.jpg") => new File(["x"], name, { type: "image/jpeg" });
type Send = FileCarrier<string>["send"];
const named: Send = async (file) => file.name;

function keeping(send: Send, kept = new Map<string, File>()): FileCarrier<string> {
  return {
    keep: async (file, _, fileId) => void kept.set(fileId, file),
    send,
    forget: async (fileId) => void kept.delete(fileId),
  };
}

const refused = (httpStatus: number, more: object = {}) =>
  new ApiError({ errorCode: 4, httpStatus, message: "Not like this.", ...more });

function asksBeforeLeaving(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

describe("waiting for files", () => {
  test("ends with no when the page is left meanwhile: nothing may be submitted without them", async () => {
    const uploads = new UploadQueue<string>();
    const leave = uploads.sendBy(keeping(() => new Promise(() => undefined)));
    uploads.add("field", photo(), () => undefined);
    const finished = uploads.finish(5000);
    leave();
    expect(await finished).toBe(false);
  });

  test("ends with yes once all have arrived, and does not wait for a pause to end", async () => {
    const uploads = new UploadQueue<string>();
    uploads.sendBy(keeping(named));
    const done = vi.fn();
    uploads.replace("field", photo(), done, 60_000);
    expect(await uploads.finish(5000)).toBe(true);
    expect(done).toHaveBeenCalledExactlyOnceWith("crack.jpg");
  });
});

describe("files that nobody takes just now", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function queue(waitMs = 0) {
    const tried: string[] = [];
    let isRefusing = true;
    const uploads = new UploadQueue<string>();
    const leave = uploads.sendBy(
      keeping(async (file) => {
        tried.push(file.name);
        if (isRefusing && file.name.startsWith("refused")) throw new NotNow(waitMs, refused(503));
        return file.name;
      }),
    );
    return { uploads, tried, leave, accept: () => (isRefusing = false) };
  }
  const passed = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

  test("let those behind them go first, and go on trying by themselves", async () => {
    const { uploads, tried, accept } = queue();
    const [failing, done] = [vi.fn(), vi.fn()];
    for (const name of ["refused-1", "refused-2"]) uploads.add("field", photo(name), failing);
    for (const name of ["third", "fourth", "fifth"]) uploads.add("field", photo(name), done);
    await passed();
    expect(tried).toEqual(["refused-1", "refused-2", "third", "fourth", "fifth"]);
    expect(done).toHaveBeenCalledTimes(3);
    // Neither given up nor told as failed; why they wait is known.
    expect(uploads.of("field").map(({ file, error, waitsFor }) => [file.name, error, waitsFor?.message])).toEqual([
      ["refused-1", null, "Not like this."],
      ["refused-2", null, "Not like this."],
    ]);
    await passed(2000);
    expect(tried.slice(5)).toEqual(["refused-1", "refused-2"]);
    await passed(4000);
    expect(tried).toHaveLength(7);
    accept();
    await passed(1000);
    expect(failing).toHaveBeenCalledTimes(2);
    expect(uploads.isBusy).toBe(false);
  });

  test("stay away for as long as they were asked to", async () => {
    const { uploads, tried } = queue(8000);
    uploads.add("field", photo("refused"), () => undefined);
    await passed(7999);
    expect(tried).toHaveLength(1);
    await passed(1);
    expect(tried).toHaveLength(2);
  });

  test("go at once when somebody says so, and once only", async () => {
    const { uploads, tried, accept } = queue();
    const done = vi.fn();
    const fileId = uploads.add("field", photo("refused"), done);
    await passed();
    accept();
    uploads.retry("field", fileId);
    await passed();
    await passed(60_000);
    expect(tried).toEqual(["refused", "refused"]);
    expect(done).toHaveBeenCalledTimes(1);
  });

  test("are tried the moment the network is back, but not a signature that is still drawn", async () => {
    const { uploads, tried } = queue();
    uploads.add("field", photo("refused"), () => undefined);
    uploads.replace("signature", photo("half a name"), () => undefined, 60_000);
    await passed();
    window.dispatchEvent(new Event("online"));
    await passed();
    expect(tried).toEqual(["refused", "refused"]);
  });

  test("are not tried any more once they are removed or the page is left", async () => {
    const { uploads, tried, leave } = queue();
    const removed = uploads.add("field", photo("refused-1"), () => undefined);
    uploads.add("field", photo("refused-2"), () => undefined);
    await passed();
    uploads.remove("field", removed);
    leave();
    await passed(60_000);
    window.dispatchEvent(new Event("online"));
    await passed();
    expect(tried).toEqual(["refused-1", "refused-2"]);
    expect(uploads.isBusy).toBe(false);
  });
});

describe("a try", () => {
  test.each([
    ["without a network", new ApiError({ errorCode: 0, httpStatus: 0, message: "Away." }), 0],
    ["for want of room", refused(429, { retryable: true, retryAfterSeconds: 7 }), 7000],
  ])("%s is for later", async (_, error, waitMs) => {
    const failure = await orNotNow(() => Promise.reject(error)).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(NotNow);
    expect(failure).toHaveProperty("waitMs", waitMs);
  });

  test("that is refused is told as it is", async () => {
    await expect(orNotNow(() => Promise.reject(refused(422)))).rejects.toThrow("Not like this.");
  });

  test("may be made again but where it would be refused again", () => {
    expect([422, 404, 401, 500].map((status) => isRefusedForGood(refused(status)))).toEqual([true, true, false, false]);
    expect(isRefusedForGood(new Error("broken"))).toBe(false);
  });
});

describe("who leaves the page", () => {
  test("is asked first while files lie in it alone, and not for those that are refused for good", async () => {
    const uploads = new UploadQueue<string>();
    let answer: (error: Error) => void = () => undefined;
    const leave = uploads.sendBy({ send: () => new Promise((_, reject) => (answer = reject)) });
    uploads.add("request", photo(), () => undefined);
    const empty = new UploadQueue<string>();
    empty.sendBy({ send: named });
    await vi.waitFor(() => expect(asksBeforeLeaving()).toBe(true));
    answer(refused(422));
    await vi.waitFor(() => expect(asksBeforeLeaving()).toBe(false));
    leave();
  });

  test("is not where they are kept", () => {
    const uploads = new UploadQueue<string>();
    const leave = uploads.sendBy(keeping(() => new Promise(() => undefined)));
    uploads.add("field", photo(), () => undefined);
    expect(asksBeforeLeaving()).toBe(false);
    leave();
  });
});

describe("what is shown of them", () => {
  function show(send: Send) {
    const uploads = new UploadQueue<string>();
    uploads.sendBy(keeping(send));
    renderInKit(<PendingFiles queue={uploads} place="field" />);
    return uploads;
  }
  const add = (uploads: UploadQueue<string>, file = photo()) =>
    act(async () => void uploads.add("field", file, () => undefined));

  test("how far one is, and how to stop it", async () => {
    const uploads = show((_, __, onProgress) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    });
    await add(uploads);
    expect(screen.getByRole("progressbar", { name: "Sending crack.jpg" })).toHaveAttribute("aria-valuenow", "40");
    await userEvent.click(screen.getByRole("button", { name: "Stop sending crack.jpg" }));
    expect(screen.queryByText(/crack/)).toBeNull();
  });

  test("why one waits, and that it goes by itself", async () => {
    const uploads = show(() => Promise.reject(new NotNow(0, refused(503))));
    await add(uploads);
    expect(screen.getByText("Not sent yet: Not like this. It goes by itself.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Send crack.jpg again" })).toBeVisible();
    uploads.remove("field", uploads.of("field")[0]?.fileId ?? "");
  });

  test("why one did not arrive, of the file itself where that is said; nothing is offered that cannot work", async () => {
    const fieldErrors = [{ field: "file", message: "This is no picture." }];
    const uploads = show(() => Promise.reject(refused(422, { fieldErrors })));
    await add(uploads);
    expect(screen.getByRole("alert")).toHaveTextContent("Not sent: This is no picture.");
    expect(screen.queryByRole("button", { name: /again/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Remove crack.jpg" }));
    expect(screen.queryByText(/crack/)).toBeNull();
  });
});
