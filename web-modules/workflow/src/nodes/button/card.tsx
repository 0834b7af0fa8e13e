import type { ReactNode } from "react";
import classes from "../card.module.css";
import { useNodeName } from "../use-node-name";
import { textOn } from "./color";
import type { ButtonNode } from "./rules";

export function ButtonCard({ node }: { node: ButtonNode }): ReactNode {
  const name = useNodeName()(node);
  const { color } = node.data;
  return (
    <div className={classes.pill} style={{ background: color, color: textOn(color) }} title={name}>
      <span>{name}</span>
    </div>
  );
}
