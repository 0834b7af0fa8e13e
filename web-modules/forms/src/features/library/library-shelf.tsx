import { Link } from "@groundwork/kit";
import type { ReactNode } from "react";
import { shelfMessages } from "../../messages/shelf";
import { libraryAddress, useFolderAskedFor } from "../gallery/address";
import { merged, useLibrary } from "./api";
import { EntryCard } from "./entry-card";
import classes from "./library.module.css";

const SHOWN = 6;
const ALL = { search: "", category: "" };

/** Some of the company's own forms, where a new template is begun; nothing while there are none. */
export function LibraryShelf(): ReactNode {
  const t = shelfMessages.useT();
  const { data } = useLibrary(ALL);
  const folderId = useFolderAskedFor();
  const entries = data ? merged(data.pages) : [];
  if (entries.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="library-shelf">
      <div className={classes.head}>
        <h2 id="library-shelf">{t("library.ofCompany")}</h2>
        <Link to={libraryAddress(folderId)}>{t("library.all")}</Link>
      </div>
      <ul className={classes.shelf}>
        {entries.slice(0, SHOWN).map((entry) => (
          <EntryCard key={entry.formCollectionId} entry={entry} />
        ))}
      </ul>
      <h2>{t("library.ofTrade")}</h2>
    </section>
  );
}
