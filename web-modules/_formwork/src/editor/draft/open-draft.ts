import { DraftSaver, type SaverParts } from "./draft-saver";
import { DraftKeeper, type KeeperParts, KeptOffer } from "./kept-draft";

export interface OpenedDraft<Content> {
  saver: DraftSaver<Content>;
  keeper: DraftKeeper<Content>;
  offer: KeptOffer;
  /** Sends what is left; what does not arrive is tried again until the same draft is opened anew. */
  leave: () => Promise<boolean>;
}

/** Savers of editors that were left, by what they keep. */
const left = new Map<string, DraftSaver<never>>();

/** The way of a draft's changes to the server, and what earlier visits left of them in this browser. */
export function openDraft<Content>(
  loaded: { version: number; content: Content },
  send: SaverParts<Content>["send"],
  kept: KeeperParts<Content>,
): OpenedDraft<Content> {
  // What it keeps is offered from here on: sent behind one's back it would come back after it was discarded.
  left.get(kept.key)?.stop();
  left.delete(kept.key);
  const keeper = new DraftKeeper(kept);
  const saver = new DraftSaver(loaded.version, loaded.content, {
    send,
    keep: (...draft) => keeper.keep(...draft),
    forget: () => {
      keeper.forget();
      // All of it arrived: there is nothing to stop. A later visit may have left its own there since.
      if (left.get(kept.key) === (saver as unknown)) left.delete(kept.key);
    },
  });
  const leave = () => {
    if (!saver.isSettled()) left.set(kept.key, saver as unknown as DraftSaver<never>);
    return saver.flush();
  };
  return { saver, keeper, offer: new KeptOffer(keeper.others()), leave };
}
