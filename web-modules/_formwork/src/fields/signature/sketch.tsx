import type { ReactNode } from "react";
import classes from "../sketch.module.css";

/** Where somebody will sign. */
export function SignatureSketch(): ReactNode {
  return (
    <div className={`${classes.box} ${classes.sign}`}>
      <span className={classes.line} />
    </div>
  );
}
