import { CornerUpLeft, Eraser, Undo2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "../card.module.css";
import { Fact } from "../fact";
import { useNodeName } from "../use-node-name";
import type { BackToPreviousNode } from "./rules";
import { useReturn } from "./use-return";

export function BackToPreviousCard({ node }: { node: BackToPreviousNode }): ReactNode {
  const t = messages.useT();
  const name = useNodeName()(node);
  const step = useReturn(node.id);
  return (
    <div className={`${classes.card} ${classes.back}`}>
      <div className={classes.line}>
        <Undo2 size={18} aria-hidden className={classes.icon} />
        <span className={classes.name} title={name}>
          {name}
        </span>
      </div>
      <ul className={classes.facts}>
        <Fact icon={CornerUpLeft} isMissing={step === null}>
          {step === null ? t("backToPrevious.nowhere") : t("backToPrevious.to", { step })}
        </Fact>
        {node.data.isClearRecord && <Fact icon={Eraser}>{t("backToPrevious.clears")}</Fact>}
      </ul>
    </div>
  );
}
