import { hearNotes, type LiveNote } from "./note-stream";

/**
 * One stream for all modules and tabs of a browser: the tab that holds the lock hears it and tells the others. When it
 * closes, the next one gets the lock and hears from then on.
 */
type Message = { kind: "note"; note: LiveNote } | { kind: "opened" | "lost" | "are-you-open" };
interface Listener {
  topic: string;
  told: (note: LiveNote) => void;
}

/** Modules that were built before there was one stream for all name a path of their service: nothing comes for it. */
const TOPIC = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;

class SharedNotes {
  readonly listeners = new Set<Listener>();
  isOpen = false;
  readonly #name: string;
  readonly #stop = new AbortController();
  readonly #channel: BroadcastChannel | null;
  #leads = false;

  constructor(company: string) {
    this.#name = `groundwork.live ${company}`;
    this.#channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(this.#name);
    this.#channel?.addEventListener("message", (event: MessageEvent<Message>) => this.#hear(event.data));
    this.#channel?.postMessage({ kind: "are-you-open" } satisfies Message);
    void this.#lead();
  }

  close(): void {
    this.#stop.abort();
    this.#channel?.close();
  }

  async #lead(): Promise<void> {
    const { signal } = this.#stop;
    const lead = async () => {
      this.#leads = true;
      await hearNotes(
        {
          opened: () => this.#tell({ kind: "opened" }),
          lost: () => this.#tell({ kind: "lost" }),
          told: (note) => this.#tell({ kind: "note", note }),
        },
        signal,
      );
    };
    // Only a secure context has locks; elsewhere (plain http in a test network) each tab has a stream of its own.
    const locks: LockManager | null | undefined = navigator.locks;
    try {
      await (locks ? locks.request(this.#name, { signal }, lead) : lead());
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  #tell(message: Message): void {
    if (this.#stop.signal.aborted) return;
    this.#channel?.postMessage(message);
    this.#hear(message);
  }

  #hear(message: Message): void {
    if (message.kind === "are-you-open") {
      if (this.#leads && this.isOpen) this.#channel?.postMessage({ kind: "opened" } satisfies Message);
    } else if (message.kind === "note") {
      this.#pass(message.note);
    } else {
      this.isOpen = message.kind === "opened";
    }
  }

  #pass(note: LiveNote): void {
    for (const { topic, told } of this.listeners) if (note === "everything" || note.includes(topic)) told(note);
  }
}

/** By company; one at a time, but while somebody changes it. */
const shared = new Map<string, SharedNotes>();

/** Whether notes about the topic come in: then there is no need to ask every few seconds. */
export function areNotesLive(topic: string): boolean {
  return TOPIC.test(topic) && [...shared.values()].some((notes) => notes.isOpen);
}

export function listenToNotes(company: string, topic: string, told: Listener["told"]): () => void {
  const notes = shared.get(company) ?? new SharedNotes(company);
  shared.set(company, notes);
  const listener = { topic, told };
  notes.listeners.add(listener);
  return () => {
    notes.listeners.delete(listener);
    if (notes.listeners.size > 0) return;
    notes.close();
    shared.delete(company);
  };
}
