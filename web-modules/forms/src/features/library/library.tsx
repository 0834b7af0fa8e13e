import {
  Button,
  EmptyState,
  ErrorState,
  Link,
  LoadingState,
  PageTabs,
  SearchInput,
  useQuery,
  useUrlState,
} from "@groundwork/kit";
import { SelectField } from "@groundwork/kit/forms";
import { LibraryBig } from "@groundwork/kit/icons";
import { type ReactNode, useState } from "react";
import { messages } from "../../messages";
import { shelfMessages } from "../../messages/shelf";
import { libraryAddress, newTemplateAddress, useFolderAskedFor } from "../gallery/address";
import { categoriesQuery, type Entry, merged, useLibrary } from "./api";
import { BlockCard } from "./block-card";
import { EntryCard } from "./entry-card";
import { EntryMenu } from "./entry-menu";
import { EntryPane } from "./entry-pane";
import classes from "./library.module.css";

const [FORMS, BLOCKS] = ["forms", "blocks"];

/** The company's forms to begin with, and its blocks to put into forms. */
export function Library(): ReactNode {
  const t = shelfMessages.useT();
  const own = messages.useT();
  const folderId = useFolderAskedFor();
  const [{ show, ...wanted }, setFilter] = useUrlState({ search: "", category: "", show: FORMS });
  const blocks = show === BLOCKS;
  const filter = { ...wanted, blocks };
  const [edited, edit] = useState<Entry | null>(null);
  const library = useLibrary(filter);
  const categories = useQuery(categoriesQuery(blocks));
  const entries = library.data ? merged(library.data.pages) : [];
  const isFiltered = filter.search !== "" || filter.category !== "";
  return (
    <>
      <PageTabs
        label={t("library.kinds")}
        tabs={[
          { label: t("library.forms"), to: libraryAddress(folderId), current: !blocks },
          { label: t("library.blocks"), to: libraryAddress(folderId, { show: BLOCKS }), current: blocks },
        ]}
      />
      <div className={classes.filters}>
        <SearchInput
          label={t("library.search")}
          value={filter.search}
          onChange={(search: string) => setFilter({ search })}
        />
        <SelectField
          name="category"
          label={t("library.category")}
          placeholder={t("library.everyCategory")}
          value={filter.category || null}
          error={null}
          clearable
          options={(categories.data ?? []).map((each) => ({ value: each, label: each }))}
          onChange={(category) => setFilter({ category: category ?? "" })}
        />
      </div>
      {library.error && <ErrorState error={library.error} retry={() => void library.refetch()} />}
      {library.isPending && <LoadingState shape="cards" />}
      {library.data && entries.length === 0 && (
        <EmptyState
          icon={LibraryBig}
          title={t(isFiltered ? "library.nothingFound" : blocks ? "library.noBlocks" : "library.empty")}
          action={
            !isFiltered &&
            !blocks && (
              <Button component={Link} to={newTemplateAddress(folderId)}>
                {t("library.seeTrade")}
              </Button>
            )
          }
        >
          {t(isFiltered ? "library.nothingFoundHelp" : blocks ? "library.noBlocksHelp" : "library.emptyHelp")}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <ul className={classes.shelf} aria-label={own("library.title")}>
          {entries.map((entry) => {
            const Card = entry.blockKind === null ? EntryCard : BlockCard;
            const menu = <EntryMenu entry={entry} onEdit={() => edit(entry)} />;
            return <Card key={entry.formCollectionId} entry={entry} menu={menu} />;
          })}
        </ul>
      )}
      {library.hasNextPage && (
        <Button variant="default" loading={library.isFetchingNextPage} onClick={() => void library.fetchNextPage()}>
          {t("library.more")}
        </Button>
      )}
      <EntryPane entry={edited} onClose={() => edit(null)} />
    </>
  );
}
