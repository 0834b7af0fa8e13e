import { useEditor } from "../../editor-context";
import { Graph } from "../../graph";
import { useNodeName } from "../use-node-name";

/** What the step is called that it leads back to; null while there is none. */
export function useReturn(nodeId: string): string | null {
  const nameOf = useNodeName();
  const { workflow } = useEditor();
  const [step] = new Graph(workflow).targets(nodeId);
  return step ? nameOf(step) : null;
}
