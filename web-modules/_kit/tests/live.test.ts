import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { areNotesLive, type LiveNote, pollBesideNotes } from "../src/live";
import { listenToNotes } from "../src/live/shared-notes";
import { refusal } from "../src/testing/fake-api";

const TODOS = "forms.todos";

/** A service whose answers stay open until a test ends them. */
class Service {
  asked = 0;
  refuses: Response | null = null;
  #streams: ReadableStreamDefaultController<Uint8Array>[] = [];

  constructor() {
    vi.stubGlobal("fetch", async (request: Request) => this.#answer(request));
  }

  say(text: string): void {
    for (const stream of this.#streams) stream.enqueue(new TextEncoder().encode(text));
  }

  end(): void {
    for (const stream of this.#streams.splice(0)) stream.close();
  }

  #answer(request: Request): Response {
    this.asked += 1;
    if (this.refuses) return this.refuses.clone();
    const body = new ReadableStream<Uint8Array>({
      start: (stream) => {
        this.#streams.push(stream);
        request.signal.addEventListener("abort", () => stream.error(request.signal.reason));
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  }
}

function listen(company: string, topic = TODOS): LiveNote[] {
  const told: LiveNote[] = [];
  onTestFinished(listenToNotes(company, topic, (note) => told.push(note)));
  return told;
}

describe("live notes", () => {
  let service: Service;
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    service = new Service();
  });
  afterEach(() => vi.useRealTimers());

  it("tell what changed, however the network cuts them", async () => {
    const told = listen("a");
    await vi.waitFor(() => expect(told).toEqual(["everything"]));
    expect(areNotesLive(TODOS)).toBe(true);
    service.say(': still here\n\ndata: {"changed": ["forms.to');
    service.say('dos"]}\n\ndata: {"changed": ["forms.news", "forms.todos"]}\n\n: still here\n\n');
    await vi.waitFor(() => expect(told).toEqual(["everything", [TODOS], ["forms.news", TODOS]]));
  });

  it("come over one stream, however many listen to whatever service, and each hears of its own topic", async () => {
    const [one, two, lines] = [listen("b"), listen("b"), listen("b", "budget.lines")];
    await vi.waitFor(() => expect(lines).toEqual(["everything"]));
    service.say('data: {"changed": ["forms.todos"]}\n\ndata: {"changed": ["budget.lines"]}\n\n');
    await vi.waitFor(() => expect(lines).toEqual(["everything", ["budget.lines"]]));
    expect([one, two]).toEqual([
      ["everything", [TODOS]],
      ["everything", [TODOS]],
    ]);
    expect(service.asked).toBe(1);
  });

  it("let a screen ask seldom by itself, and often without them", async () => {
    const interval = pollBesideNotes(TODOS);
    expect(interval()).toBe(30_000);
    const told = listen("g");
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(interval()).toBe(300_000);
    service.end();
    await vi.waitFor(() => expect(interval()).toBe(30_000));
  });

  it("do not keep a module from asking that names a path, as before there was one stream for all", async () => {
    const told = listen("h", "/api/FormsLive/Notes");
    await vi.waitFor(() => expect(told).toEqual(["everything"]));
    expect(areNotesLive("/api/FormsLive/Notes")).toBe(false);
  });

  it("come again after an end, and say that anything may have changed", async () => {
    const told = listen("c");
    await vi.waitFor(() => expect(told).toHaveLength(1));
    service.end();
    await vi.waitFor(() => expect(areNotesLive(TODOS)).toBe(false));
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(told).toEqual(["everything", "everything"]));
  });

  it("are asked for anew where the service says nothing for a minute", async () => {
    const told = listen("d");
    await vi.waitFor(() => expect(told).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(50_000);
    service.say(": still here\n\n");
    await vi.advanceTimersByTimeAsync(50_000);
    expect(service.asked).toBe(1);
    await vi.advanceTimersByTimeAsync(70_000);
    expect(service.asked).toBe(2);
  });

  it("wait for as long as the service asks when it refuses them", async () => {
    service.refuses = refusal(429, 4, "Groundwork is open in many places at once. Close some of them.");
    service.refuses.headers.set("Retry-After", "60");
    const told = listen("e");
    await vi.waitFor(() => expect(service.asked).toBe(1));
    await vi.advanceTimersByTimeAsync(59_000);
    expect(service.asked).toBe(1);
    service.refuses = null;
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(told).toEqual(["everything"]));
  });

  it("end with the last who listens", async () => {
    const told: LiveNote[] = [];
    const stop = listenToNotes("f", TODOS, (note) => told.push(note));
    await vi.waitFor(() => expect(told).toHaveLength(1));
    stop();
    expect(areNotesLive(TODOS)).toBe(false);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(service.asked).toBe(1);
  });
});
