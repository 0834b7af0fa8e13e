import { Link, Text } from "@groundwork/kit";
import { LibraryBig } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { shelfMessages } from "../../messages/shelf";
import { newTemplateAddress, useFolderAskedFor } from "../gallery/address";
import type { Entry } from "./api";
import classes from "./library.module.css";

/** Leads to a template that begins with it; what else may be done with it stands beside. */
export function EntryCard({ entry, menu }: { entry: Entry; menu?: ReactNode }): ReactNode {
  const t = shelfMessages.useT();
  const folderId = useFolderAskedFor();
  const { formCollectionId, name, category, about, uses, photoUrl } = entry;
  return (
    <li className={classes.entry}>
      <Link to={newTemplateAddress(folderId, { entry: formCollectionId })} className={classes.card ?? ""}>
        <span className={classes.cover}>
          {photoUrl ? <img src={photoUrl} alt="" loading="lazy" /> : <LibraryBig size={28} aria-hidden />}
        </span>
        <strong>{name}</strong>
        {about && (
          <Text component="span" size="sm" c="dimmed" className={classes.about ?? ""}>
            {about}
          </Text>
        )}
        <Text component="span" size="sm" c="dimmed">
          {[category, t("library.uses", { count: uses })].filter(Boolean).join(" · ")}
        </Text>
      </Link>
      {menu && <div className={classes.menu}>{menu}</div>}
    </li>
  );
}
