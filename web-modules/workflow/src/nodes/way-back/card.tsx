import { CornerUpLeft, Eraser } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { messages } from "../../messages";
import classes from "../card.module.css";
import { Fact } from "../fact";
import type { Icon } from "../node-kind";
import { useNodeName } from "../use-node-name";
import type { WayBack } from "./kinds";
import { useReturn } from "./use-return";

/** Of a node that leads back: where to, and what becomes of what was entered. */
export function WayBackCard({ node, icon: Icon }: { node: WayBack; icon: Icon }): ReactNode {
  const t = messages.useT();
  const name = useNodeName()(node);
  const step = useReturn(node.id);
  return (
    <div className={`${classes.card} ${classes.back}`}>
      <div className={classes.line}>
        <Icon size={18} aria-hidden className={classes.icon} />
        <span className={classes.name} title={name}>
          {name}
        </span>
      </div>
      <ul className={classes.facts}>
        <Fact icon={CornerUpLeft} isMissing={step === null}>
          {step === null ? t("wayBack.nowhere") : t(`${node.type}.to`, { step })}
        </Fact>
        {node.data.isClearRecord && <Fact icon={Eraser}>{t("wayBack.clears")}</Fact>}
      </ul>
    </div>
  );
}
