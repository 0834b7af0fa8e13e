import { sameJson } from "../../json-guard";
import { DraftSaver, type SaverParts } from "./draft-saver";
import { DraftKeeper, type KeeperParts, KeptOffer } from "./kept-draft";

export interface OpenedDraft<Content> {
  saver: DraftSaver<Content>;
  keeper: DraftKeeper<Content>;
  offer: KeptOffer<Content>;
}

/** The way of a draft's changes to the server, and what an earlier visit left of them in this browser. */
export function openDraft<Content>(
  loaded: { version: number; content: Content },
  send: SaverParts<Content>["send"],
  kept: KeeperParts<Content>,
): OpenedDraft<Content> {
  const keeper = new DraftKeeper(kept);
  const found = keeper.find();
  // It did arrive, only its answer was lost.
  const isThere = found !== null && sameJson(found.content, loaded.content);
  if (isThere) keeper.forget();
  const offer = new KeptOffer(isThere ? null : found);
  const saver = new DraftSaver(loaded.version, loaded.content, {
    send: async (version, content, options) => {
      const saved = await send(version, content, options);
      offer.end();
      return saved;
    },
    keep: (version, content) => keeper.keep(version, content),
    forget: () => keeper.forget(),
  });
  return { saver, keeper, offer };
}
