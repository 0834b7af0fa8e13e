import { Again, FileStore, isApiError, KeptFacts, mayPass, Watched, type Whose } from "@groundwork/kit";
import { type KeptKind, type KeptPunch, KeptPunches, OWN_PUNCHES, PHOTO_PREFIX } from "./kept-punches";

/** That a punch has one, which lies beside it in the browser's database until the service has both. */
export interface KeptPhoto {
  photoId: string;
  punchId: string;
  /** The others of a crew, which were pressed with it. */
  alsoOf?: readonly string[];
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

/** Of those of its punches that the service has. */
export type SendPhoto = (photo: KeptPhoto, file: File, punchIds: readonly string[]) => Promise<unknown>;

/** Whose photos are kept: of one's own punches, or of those of a crew. */
export interface PhotoKind {
  prefix: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever else is kept with its punches.
  punches: KeptKind<any>;
}

export const OWN_PHOTOS: PhotoKind = { prefix: PHOTO_PREFIX, punches: OWN_PUNCHES };

function isPhoto(value: unknown): value is KeptPhoto {
  const photo = value as Partial<KeptPhoto> | null;
  const others: unknown = photo?.alsoOf ?? [];
  return typeof photo?.photoId === "string" && typeof photo.punchId === "string" && Array.isArray(others);
}

const punchIdsOf = ({ punchId, alsoOf = [] }: KeptPhoto): readonly string[] => [punchId, ...alsoOf];

const files = new FileStore<PhotoFile>("groundwork.attendance", "unsentPhotos", "photoId");

/** Photos on their way, each behind its punch. None holds up a punch, nor another photo. */
export class PhotoOutbox extends Watched<PhotosState> {
  readonly #kept: KeptFacts<KeptPhoto>;
  readonly #punches: KeptPunches<KeptPunch>;
  readonly #send: SendPhoto;
  /** Those that the browser has no room for. */
  readonly #inMemory = new Map<string, File>();
  readonly #again = new Again(() => this.#sendAll());

  constructor(whose: Whose, send: SendPhoto, { prefix, punches }: PhotoKind = OWN_PHOTOS) {
    super({ waiting: [], refused: [] });
    this.#kept = new KeptFacts({ prefix, name: "photo", idOf: ({ photoId }) => photoId, isFact: isPhoto }, whose);
    this.#punches = new KeptPunches<KeptPunch>(whose, punches);
    this.#send = send;
    this.#read();
  }

  async put(punchId: string, file: File, alsoOf: readonly string[] = []): Promise<void> {
    const photoId = crypto.randomUUID();
    // The file first: another tab that finds no file has nothing to send, and gives it up.
    if (!(await files.keep({ photoId, file }))) this.#inMemory.set(photoId, file);
    this.#kept.add([alsoOf.length > 0 ? { photoId, punchId, alsoOf } : { photoId, punchId }]);
    this.#read();
    await this.#again.run();
  }

  forget(photoId: string): void {
    this.#inMemory.delete(photoId);
    this.#kept.forget(photoId);
    void files.forget(photoId);
    this.#read();
  }

  /** With a punch that was dropped; of a crew it is the others' all the same. */
  forgetOf(punchId: string): void {
    for (const { fact } of this.#kept.entries()) {
      const ids = punchIdsOf(fact);
      if (!ids.includes(punchId)) continue;
      const [first, ...alsoOf] = ids.filter((each) => each !== punchId);
      if (first === undefined) this.forget(fact.photoId);
      else this.#kept.change(fact.photoId, () => ({ fact: { photoId: fact.photoId, punchId: first, alsoOf } }));
    }
    this.#read();
    void this.#again.run();
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
      // Its punches first: the service knows of no other. Of a crew one that was refused holds up nobody's photo.
      const kept = new Map(this.#punches.entries().map(({ fact, reason }) => [fact.punchId, reason]));
      const ids = punchIdsOf(photo);
      const there = ids.filter((each) => !kept.has(each));
      const isBehind = there.length === 0 || ids.some((each) => kept.get(each) === null);
      if (!isBehind && !(await this.#sendOne(photo, there))) this.#again.retry();
      if (this.#again.isClosed) return;
    }
  }

  /** False: it is worth another try. */
  async #sendOne(photo: KeptPhoto, punchIds: readonly string[]): Promise<boolean> {
    const { photoId } = photo;
    try {
      const file = this.#inMemory.get(photoId) ?? (await files.find(photoId))?.file;
      if (file) {
        await this.#send(photo, file, punchIds);
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
