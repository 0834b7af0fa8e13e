import { Text } from "@groundwork/kit";
import { Blocks } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { shelfMessages } from "../../messages/shelf";
import type { Entry } from "./api";
import classes from "./library.module.css";

/** It leads nowhere: it is put into a form where that is drawn. */
export function BlockCard({ entry, menu }: { entry: Entry; menu: ReactNode }): ReactNode {
  const t = shelfMessages.useT();
  const { name, category, about, fieldsCount: count, photoUrl, blockKind } = entry;
  const holds = t(blockKind === "pages" ? "library.pages" : "library.rows", { count });
  return (
    <li className={classes.entry}>
      <div className={classes.card}>
        <span className={classes.cover}>
          {photoUrl ? <img src={photoUrl} alt="" loading="lazy" /> : <Blocks size={28} aria-hidden />}
        </span>
        <strong>{name}</strong>
        {about && (
          <Text component="span" size="sm" c="dimmed" className={classes.about ?? ""}>
            {about}
          </Text>
        )}
        <Text component="span" size="sm" c="dimmed">
          {[category, holds].filter(Boolean).join(" · ")}
        </Text>
      </div>
      <div className={classes.menu}>{menu}</div>
    </li>
  );
}
