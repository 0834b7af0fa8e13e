import { createContext, type RefObject, useContext } from "react";

export interface CanvasParts {
  scroller: RefObject<HTMLElement | null>;
  pages: RefObject<HTMLElement | null>;
  openSettings: () => void;
}

export const CanvasContext = createContext<CanvasParts | null>(null);

export function useCanvas(): CanvasParts {
  const parts = useContext(CanvasContext);
  if (!parts) throw new Error("This belongs on the canvas");
  return parts;
}
