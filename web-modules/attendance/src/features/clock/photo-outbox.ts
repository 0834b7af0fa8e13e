import { Again, FileStore, isApiError, KeptFacts, mayPass, Watched, type Whose } from "@groundwork/kit";
import { type KeptPunch, KeptPunches, OWN_PUNCHES, PHOTO_PREFIX } from "./kept-punches";

/** That a punch has one, which lies beside it in the browser's database until the service has both. */
export interface KeptPhoto {
  photoId: string;
  punchId: string;
}

interface PhotoFile {
  photoId: string;
  file: File;
}

/** Cleared by the browser, or by its person, before the service had it. */
export const GONE = "gone";

export interface PhotosState {
  waiting: readonly KeptPhoto[];
  /** The service can't take them: the punch counts all the same. */
  refused: readonly { photo: KeptPhoto; reason: string }[];
}

export type SendPhoto = (photo: KeptPhoto, file: File) => Promise<unknown>;

function isPhoto(value: unknown): value is KeptPhoto {
  const photo = value as Partial<KeptPhoto> | null;
  return typeof photo?.photoId === "string" && typeof photo.punchId === "string";
}

const KIND = {
  prefix: PHOTO_PREFIX,
  name: "photo",
  idOf: ({ photoId }: KeptPhoto) => photoId,
  isFact: isPhoto,
};
const files = new FileStore<PhotoFile>("groundwork.attendance", "unsentPhotos", "photoId");

/** Photos on their way, each behind its punch. None holds up a punch, nor another photo. */
export class PhotoOutbox extends Watched<PhotosState> {
  readonly #kept: KeptFacts<KeptPhoto>;
  readonly #punches: KeptPunches<KeptPunch>;
  readonly #send: SendPhoto;
  /** Those that the browser has no room for. */
  readonly #inMemory = new Map<string, File>();
  readonly #again = new Again(() => this.#sendAll());

  constructor(whose: Whose, send: SendPhoto) {
    super({ waiting: [], refused: [] });
    this.#kept = new KeptFacts(KIND, whose);
    this.#punches = new KeptPunches(whose, OWN_PUNCHES);
    this.#send = send;
    this.#read();
  }

  async put(punchId: string, file: File): Promise<void> {
    const photoId = crypto.randomUUID();
    // The file first: another tab that finds no file has nothing to send, and gives it up.
    if (!(await files.keep({ photoId, file }))) this.#inMemory.set(photoId, file);
    this.#kept.add([{ photoId, punchId }]);
    this.#read();
    await this.#again.run();
  }

  forget(photoId: string): void {
    this.#inMemory.delete(photoId);
    this.#kept.forget(photoId);
    void files.forget(photoId);
    this.#read();
  }

  /** With a punch that its worker has dropped. */
  forgetOf(punchId: string): void {
    for (const { fact } of this.#kept.entries()) if (fact.punchId === punchId) this.forget(fact.photoId);
  }

  readonly wake = (): void => {
    this.#again.worked();
    void this.#again.run();
  };

  flush(): Promise<void> {
    return this.#again.run();
  }

  close(): void {
    this.#again.close();
  }

  #read(): void {
    const entries = this.#kept.entries();
    this.become({
      waiting: entries.filter(({ reason }) => reason === null).map(({ fact }) => fact),
      refused: entries.flatMap(({ fact: photo, reason }) => (reason === null ? [] : [{ photo, reason }])),
    });
  }

  async #sendAll(): Promise<void> {
    for (const photo of this.state().waiting) {
      // Its punch first: the service knows of no other.
      const isBehind = this.#punches.entries().some(({ fact }) => fact.punchId === photo.punchId);
      if (!isBehind && !(await this.#sendOne(photo))) this.#again.retry();
      if (this.#again.isClosed) return;
    }
  }

  /** False: it is worth another try. */
  async #sendOne(photo: KeptPhoto): Promise<boolean> {
    const { photoId } = photo;
    try {
      const file = this.#inMemory.get(photoId) ?? (await files.find(photoId))?.file;
      if (file) {
        await this.#send(photo, file);
        this.forget(photoId);
      } else this.#refuse(photoId, GONE);
    } catch (error) {
      if (!isApiError(error) || mayPass(error)) return false;
      this.#refuse(photoId, error.message);
    }
    return true;
  }

  #refuse(photoId: string, reason: string): void {
    this.#kept.change(photoId, () => ({ reason }));
    this.#read();
  }
}
