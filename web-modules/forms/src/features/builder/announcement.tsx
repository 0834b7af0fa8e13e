import type { ReactNode } from "react";
import classes from "./builder.module.css";
import { useAnnouncement } from "./state/announcement";

/** Read out, not seen. */
export function Announcement(): ReactNode {
  return (
    <p className={classes.announcement} role="status">
      {useAnnouncement()}
    </p>
  );
}
