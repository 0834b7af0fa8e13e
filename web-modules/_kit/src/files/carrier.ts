import { isApiError } from "../api/error";

export interface SendOptions {
  /** Made here, once a file: sending it again after a lost answer stores nothing twice. */
  fileId: string;
  signal: AbortSignal;
}

/** Thrown where the same file may well arrive a little later: no network, nobody there, no room. */
export class NotNow extends Error {
  override readonly name = "NotNow";
  /** How long whoever had no room asked to be left alone. */
  readonly waitMs: number;

  constructor(waitMs = 0, cause?: unknown) {
    super("The file can't be sent just now", { cause });
    this.waitMs = waitMs;
  }
}

/** How files get to a service. `place` says whose they are: a field, a request. */
export interface FileCarrier<Stored> {
  /** Puts a file where a page that is closed or crashes does not lose it. Without it, leaving the page asks first. */
  keep?: (file: File, place: string, fileId: string) => Promise<void>;
  /** One try to bring it there; `NotNow` is tried again by itself, any other failure is told. `onProgress` is told shares of one. */
  send: (file: File, place: string, onProgress: (share: number) => void, options: SendOptions) => Promise<Stored>;
  /** It has arrived, or is not wanted any more. */
  forget?: (fileId: string) => Promise<void>;
}

/** A call that brings a file; only a refusal is an error, what is in its way for now is `NotNow`. */
export async function orNotNow<Stored>(call: () => Promise<Stored>): Promise<Stored> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error) || !(error.isNetwork || error.retryable)) throw error;
    throw new NotNow((error.retryAfterSeconds ?? 0) * 1000, error);
  }
}

/** Nothing that could arrive: sent again, it would be refused again. A session that ended may be begun anew. */
export function isRefusedForGood(error: Error | null): boolean {
  if (!isApiError(error) || error.retryable || error.httpStatus === 401) return false;
  return error.httpStatus >= 400 && error.httpStatus < 500;
}
