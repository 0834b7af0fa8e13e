import { CopyPlus } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { WayBackCard } from "../way-back/card";
import type { CreateNewVersionNode } from "./rules";

export function CreateNewVersionCard({ node }: { node: CreateNewVersionNode }): ReactNode {
  return <WayBackCard node={node} icon={CopyPlus} />;
}
