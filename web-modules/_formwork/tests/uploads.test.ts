import { act } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FillStore, NotNow } from "../src";
import { UploadQueue } from "../src/fill/uploads";
import { photo, stored, uploaderWith } from "./uploader";

describe("waiting for files", () => {
  const store = new FillStore({ body: [] });

  test("ends with no when the page is left meanwhile: nothing may be submitted without them", async () => {
    const uploads = new UploadQueue(store);
    const leave = uploads.sendBy(uploaderWith(() => new Promise(() => undefined)));
    uploads.add("field", photo(), () => undefined);
    const finished = uploads.finish(5000);
    leave();
    expect(await finished).toBe(false);
  });

  test("ends with yes once all have arrived, and does not wait for a pause to end", async () => {
    const uploads = new UploadQueue(store);
    uploads.sendBy(uploaderWith(async (file, _, __, { fileId }) => stored(file, fileId)));
    const done = vi.fn();
    uploads.replace("field", photo(), done, 60_000);
    expect(await uploads.finish(5000)).toBe(true);
    expect(done).toHaveBeenCalledTimes(1);
  });
});

describe("files that nobody takes just now", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function queue(waitMs = 0) {
    const tried: string[] = [];
    let isRefusing = true;
    const uploads = new UploadQueue(new FillStore({ body: [] }));
    const leave = uploads.sendBy(
      uploaderWith(async (file, _, __, { fileId }) => {
        tried.push(file.name);
        if (isRefusing && file.name.startsWith("refused")) throw new NotNow(waitMs);
        return stored(file, fileId);
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
    // Neither given up nor told as failed.
    expect(uploads.of("field").map(({ file, error }) => [file.name, error])).toEqual([
      ["refused-1", null],
      ["refused-2", null],
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
