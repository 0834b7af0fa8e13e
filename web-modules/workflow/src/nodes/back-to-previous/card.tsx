import { Undo2 } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { WayBackCard } from "../way-back/card";
import type { BackToPreviousNode } from "./rules";

export function BackToPreviousCard({ node }: { node: BackToPreviousNode }): ReactNode {
  return <WayBackCard node={node} icon={Undo2} />;
}
