/** Where somebody was in the two editors of a template: who comes back goes on there. */
export interface KeptPlace {
  /** Whether the list of problems is open: it is the same one in both editors. */
  areProblemsShown?: boolean;
  /** Of the form: what is selected, and how far its pages are scrolled. */
  fieldId?: string | null;
  scrolled?: number;
  /** Whether the form is shown as data, too. */
  isDataShown?: boolean;
  /** Of the workflow: what is selected, and what of the drawing is seen. */
  nodeId?: string | null;
  viewport?: { x: number; y: number; zoom: number };
}

const keyOf = (templateId: string) => `groundwork.editor.${templateId}`;

/** In the browser's storage, since each editor comes with a copy of this code; gone with the tab. */
export function keptPlaceOf(templateId: string): KeptPlace {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(templateId)) ?? "{}");
    return typeof found === "object" && found !== null ? (found as KeptPlace) : {};
  } catch {
    return {};
  }
}

export function keepPlace(templateId: string, change: KeptPlace): void {
  try {
    sessionStorage.setItem(keyOf(templateId), JSON.stringify({ ...keptPlaceOf(templateId), ...change }));
  } catch {
    // Full or forbidden: whoever comes back begins at the top.
  }
}
