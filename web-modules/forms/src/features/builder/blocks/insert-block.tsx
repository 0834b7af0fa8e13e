import {
  Anchor,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  Link,
  LoadingState,
  SearchInput,
  Stack,
  Text,
  toast,
  useQueryClient,
} from "@groundwork/kit";
import { LibraryBig } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { blockMessages } from "../../../messages/blocks";
import { type Entry, entryQuery, merged, useLibrary } from "../../library/api";
import type { Clip } from "../clipboard/clip";
import { clipOfBlock } from "./clip-of-block";
import classes from "./insert-block.module.css";

interface InsertBlockProps {
  /** Puts a copy where one was when the dialog was opened. */
  put: (clip: Clip, said: string) => Promise<void>;
  onClose: () => void;
}

/** The company's blocks, to be put into the form that is open. */
export default function InsertBlock({ put, onClose }: InsertBlockProps): ReactNode {
  const t = blockMessages.useT();
  const client = useQueryClient();
  const [search, setSearch] = useState("");
  const [taken, take] = useState<string | null>(null);
  const library = useLibrary({ search, category: "", blocks: true });
  const blocks = library.data ? merged(library.data.pages) : [];

  const insert = async (block: Entry) => {
    take(block.formCollectionId);
    try {
      const { pages } = await client.fetchQuery(entryQuery(block.formCollectionId));
      await put(clipOfBlock(block, pages), t("blocks.inserted", { name: block.name }));
      onClose();
    } catch (error) {
      toast.error(error, t("blocks.insert.failed", { name: block.name }));
      take(null);
    }
  };

  return (
    <Dialog opened onClose={onClose} title={t("blocks.insert")}>
      <Stack gap="md">
        <Text>{t("blocks.insert.help")}</Text>
        <SearchInput label={t("blocks.search")} value={search} onChange={setSearch} />
        {library.error && <ErrorState error={library.error} retry={() => void library.refetch()} />}
        {library.isPending && <LoadingState shape="form" rows={2} />}
        {library.data && blocks.length === 0 && (
          <EmptyState icon={LibraryBig} title={t(search ? "blocks.nothingFound" : "blocks.none")}>
            {t(search ? "blocks.nothingFoundHelp" : "blocks.noneHelp")}
          </EmptyState>
        )}
        {blocks.length > 0 && (
          <ul className={classes.blocks} aria-label={t("blocks.insert")}>
            {blocks.map((block) => (
              <li key={block.formCollectionId}>
                <button
                  type="button"
                  className={classes.block}
                  aria-label={t("blocks.insert.one", { name: block.name })}
                  aria-busy={taken === block.formCollectionId}
                  disabled={taken !== null}
                  onClick={() => void insert(block)}
                >
                  <strong>{block.name}</strong>
                  {block.about && (
                    <Text component="span" size="sm">
                      {block.about}
                    </Text>
                  )}
                  <Text component="span" size="sm" c="dimmed">
                    {t(block.blockKind === "pages" ? "blocks.pages" : "blocks.rows", { count: block.fieldsCount })}
                  </Text>
                </button>
              </li>
            ))}
          </ul>
        )}
        {library.hasNextPage && (
          <Button variant="default" loading={library.isFetchingNextPage} onClick={() => void library.fetchNextPage()}>
            {t("blocks.more")}
          </Button>
        )}
        <Anchor component={Link} to="/forms/library?show=blocks">
          {t("blocks.library")}
        </Anchor>
      </Stack>
    </Dialog>
  );
}
