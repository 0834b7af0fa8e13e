import { useEffect, useRef } from "react";
import type { Workflow } from "../../graph";

/** Where something was removed, whoever works by keyboard goes on at what led there. */
export function useKeepFocus(workflow: Workflow): void {
  const before = useRef(workflow);
  useEffect(() => {
    const { edges } = before.current;
    before.current = workflow;
    const left = new Set(workflow.edges.map(({ id }) => id));
    const nodes = new Set(workflow.nodes.map(({ id }) => id));
    const cut = edges.find(({ id, source }) => !left.has(id) && nodes.has(source));
    if (!cut) return;
    // A dialog that asked gives the focus back first.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>(`.react-flow__node[data-id="${CSS.escape(cut.source)}"]`)?.focus();
    }, 250);
    return () => clearTimeout(timer);
  }, [workflow]);
}
