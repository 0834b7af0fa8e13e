import type { ReactNode } from "react";
import classes from "./titled.module.css";

interface TitledProps {
  title: string;
  children: ReactNode;
}

/** What only shows something has a title where its author gave it one. */
export function Titled({ title, children }: TitledProps): ReactNode {
  return (
    <>
      {title && <div className={classes.title}>{title}</div>}
      {children}
    </>
  );
}
