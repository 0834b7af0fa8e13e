import { Clock } from "@groundwork/kit/icons";
import type { ReactNode } from "react";
import { Fact } from "../../fact";
import type { StepNode } from "../rules";
import { useOverdueSaid } from "./said";

/** On the step's card. */
export default function OverdueFact({ node }: { node: StepNode }): ReactNode {
  const said = useOverdueSaid(node);
  return said && <Fact icon={Clock}>{said}</Fact>;
}
