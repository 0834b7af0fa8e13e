import { Text } from "@groundwork/kit";
import type { ReactNode } from "react";
import type { StepNode } from "../rules";
import { useOverdueSaid } from "./said";

/** Below the step in the outline. */
export default function OverdueLine({ node }: { node: StepNode }): ReactNode {
  const said = useOverdueSaid(node);
  return (
    said && (
      <Text size="sm" c="dimmed">
        {said}
      </Text>
    )
  );
}
