import { hearNotes, type LiveNote } from "./note-stream";

/**
 * One stream for all tabs of a browser: the tab that holds the lock hears the service and tells the others. When it
 * closes, the next one gets the lock and hears from then on.
 */
type Message = { kind: "note"; note: LiveNote } | { kind: "opened" | "lost" | "are-you-open" };
type Listener = (note: LiveNote) => void;

class SharedNotes {
  readonly listeners = new Set<Listener>();
  isOpen = false;
  readonly #path: string;
  readonly #name: string;
  readonly #stop = new AbortController();
  readonly #channel: BroadcastChannel | null;
  #leads = false;

  constructor(path: string, company: string) {
    this.#path = path;
    this.#name = `groundwork.live ${path} ${company}`;
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
        this.#path,
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
      for (const listener of this.listeners) listener(message.note);
    } else {
      this.isOpen = message.kind === "opened";
    }
  }
}

const shared = new Map<string, SharedNotes>();

/** Whether notes of the service come in: then there is no need to ask it every few seconds. */
export function areNotesLive(path: string): boolean {
  return [...shared].some(([key, notes]) => key.startsWith(`${path} `) && notes.isOpen);
}

export function listenToNotes(path: string, company: string, listener: Listener): () => void {
  const key = `${path} ${company}`;
  const notes = shared.get(key) ?? new SharedNotes(path, company);
  shared.set(key, notes);
  notes.listeners.add(listener);
  return () => {
    notes.listeners.delete(listener);
    if (notes.listeners.size > 0) return;
    notes.close();
    shared.delete(key);
  };
}
